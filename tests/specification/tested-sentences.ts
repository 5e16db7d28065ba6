/** A test by its file and its title, or the start of its title: `tests/… › is shown once`. */
type TestName = `${string}.${'ts' | 'tsx' | 'mjs'} › ${string}`;

/** What a section of docs/product.md says, by sentence, with the tests that cover it. */
export type TestedSentences = Readonly<Record<string, readonly TestName[]>>;
