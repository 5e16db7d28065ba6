import { testedSentences } from './sections';

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);

// `npm run spec:table`: which test covers which sentence, as a Markdown page.
console.log('# From the specification to the tests\n');
console.log('| § | Sentence | Tests |\n| --- | --- | --- |');
for (const { section, sentence, tests } of testedSentences) {
  const names = tests.map(({ file, title }) => `\`${file}\` › ${cell(title)}`);
  console.log(`| ${section} | ${cell(sentence)} | ${names.join('<br>')} |`);
}
