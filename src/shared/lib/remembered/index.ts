export { clearRemembered, readRemembered, remember, rememberedList } from './remembered';
export { useRemembered } from './use-remembered';
