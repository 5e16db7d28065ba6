import { defaultPolicies } from '@contract/default-policies';
import { defaultLanguage, type Language } from '@contract/languages';

import { loadCatalogs } from '../../shared/load-catalogs';
import { runInLanguage } from '../../shared/request-language';

const textsOfPolicies = () =>
  Object.values(defaultPolicies()).flatMap(({ intro, sections }) => [
    intro,
    ...sections.flatMap(({ heading, text }) => [heading, text]),
  ]);

/** The texts of the default policies in a language, by their English ones. */
export const defaultPolicyTranslations = (language: Language): Map<string, string> => {
  loadCatalogs([language, defaultLanguage]);
  const translated = runInLanguage(language, textsOfPolicies);
  const english = runInLanguage(defaultLanguage, textsOfPolicies);
  return new Map(english.map((text, index) => [text, translated[index] ?? text]));
};
