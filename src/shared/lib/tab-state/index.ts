export { clearTab, readTab, writeTab } from './tab-storage';
export { useTabState } from './use-tab-state';
