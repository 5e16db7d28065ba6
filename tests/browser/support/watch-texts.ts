import type { BrowserContext } from '@playwright/test';

import { isLanguage } from '@contract/languages';

import { foreignWords } from '../../support/foreign-words';

/** A text that a page has shown or read out, and the language of the page. */
interface SeenText {
  text: string;
  lang: string;
  /** The page's URL, and whether React had it by then. */
  place: string;
}

declare global {
  interface Window {
    reportText: (seen: SeenText) => Promise<void>;
  }
}

/** Runs in the page: reports once what may be a text of another language, as soon as it is there. */
const watch = (): void => {
  const attributes = [
    'alt',
    'aria-description',
    'aria-label',
    'aria-roledescription',
    'aria-valuetext',
    'content',
    'label',
    'placeholder',
    'title',
  ];
  // The other contents of a head are addresses, colors and codes.
  const isSaid = (element: Element, name: string) =>
    name !== 'content' || element.matches('[name="description"], [property$=":title"]');
  const suspicious = { en: /\p{Script=Arabic}/u, ar: /[a-z]{2}/i };
  const reported = new Set<string>();

  const read = (text: string | null, element: Element | null) => {
    if (text === null || element === null || reported.has(text)) return;
    const lang = element.closest('[lang]')?.getAttribute('lang');
    // Already removed again: its language is not known, nor was it seen.
    if (lang == null) return;
    if (suspicious[lang === 'ar' ? 'ar' : 'en'].test(text)) {
      if (element.closest('script, style, noscript, template, address') !== null) return;
      reported.add(text);
      const waits = document.querySelector('#root[data-waiting]') !== null;
      const place = `${location.href} ${waits ? 'before' : 'after'} hydration`;
      void window.reportText({ text, lang, place });
    }
  };
  const readElement = (element: Element) => {
    for (const name of attributes) {
      if (isSaid(element, name)) read(element.getAttribute(name), element);
    }
  };
  const readTree = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node: Node | null = root; node !== null; node = walker.nextNode()) {
      if (node instanceof Element) readElement(node);
      else if (node instanceof Text) read(node.data, node.parentElement);
    }
  };

  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') readElement(target as Element);
      else if (type === 'characterData') readTree(target);
      else for (const node of addedNodes) readTree(node);
    }
  }).observe(document, {
    attributes: true,
    attributeFilter: attributes,
    characterData: true,
    childList: true,
    subtree: true,
  });
};

/**
 * Adds to `problems` what no page of the context may show or read out, in whichever state: words of
 * another language than the page's.
 *
 * @param own what the test's customers enter
 */
export const watchTexts = async (
  context: BrowserContext,
  own: () => readonly string[],
  problems: string[],
): Promise<void> => {
  await context.exposeFunction('reportText', ({ text, lang, place }: SeenText) => {
    const language = isLanguage(lang) ? lang : 'en';
    const words = foreignWords(text, language, own());
    if (words.length > 0) problems.push(`“${words.join(' ')}” in “${text}” (${lang}) on ${place}`);
  });
  await context.addInitScript(watch);
};
