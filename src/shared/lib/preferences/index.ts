export { chosenLanguage } from './chosen-language';
export { clearPreferences, readPreference, storePreference, preferenceList } from './preferences';
export { usePreference } from './use-preference';
