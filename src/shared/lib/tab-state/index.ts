export { useTabState } from './use-tab-state';
