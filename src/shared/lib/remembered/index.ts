export {
  forgetRemembered,
  readRemembered,
  remember,
  rememberedList,
  type RememberedName,
} from './remembered';
export { useRemembered } from './use-remembered';
