export { missingCodeText } from './missing-code-text';
