import createCache from '@emotion/cache';

// jsdom asks every rule of the document about every element that a role is looked for in: no styles.
// How something looks is tested in the browser.
const sheetOfStyles = Object.getPrototypeOf(createCache({ key: 'none' }).sheet) as {
  insert: (rule: string) => void;
};
sheetOfStyles.insert = () => undefined;
