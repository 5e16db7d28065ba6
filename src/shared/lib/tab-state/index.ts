export { forgetTab, readTab, writeTab } from './tab-storage';
export { useTabState } from './use-tab-state';
