export { chosenLanguage } from './chosen-language';
export {
  clearPreferences,
  type PreferenceName,
  preferenceList,
  readPreference,
  storePreference,
} from './preferences';
export { usePreference } from './use-preference';
