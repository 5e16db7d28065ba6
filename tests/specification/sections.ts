import { screens } from './section-2-screens';
import { entities } from './section-3-entities';
import { states } from './section-4-states';
import { validation } from './section-5-validation';
import { roles } from './section-6-roles';
import { calls } from './section-7-calls';
import { errors } from './section-8-errors';
import { constants } from './section-9-constants';
import type { TestedSentences } from './tested-sentences';

/** The sections of docs/product.md that tests cover, by number. */
export const sections: Readonly<Record<number, TestedSentences>> = {
  2: screens,
  3: entities,
  4: states,
  5: validation,
  6: roles,
  7: calls,
  8: errors,
  9: constants,
};

export interface TestedSentence {
  section: number;
  sentence: string;
  tests: { file: string; title: string }[];
}

/** Every sentence of every section, with its tests. */
export const testedSentences: readonly TestedSentence[] = Object.entries(sections).flatMap(
  ([section, sentences]) =>
    Object.entries(sentences).map(([sentence, tests]) => ({
      section: Number(section),
      sentence,
      tests: tests.map((test) => {
        const [file = '', title = ''] = test.split(' › ');
        return { file, title };
      }),
    })),
);
