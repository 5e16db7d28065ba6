export { lazyPanel } from './lazy-panel';
export { missingCodeText } from './missing-code-text';
