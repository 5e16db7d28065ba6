import createCache from '@emotion/cache';
import { afterAll } from 'vitest';

// jsdom asks every rule of the document about every element that a role is looked for in: no styles.
// How something looks is tested in the browser.
const sheetOfStyles = Object.getPrototypeOf(createCache({ key: 'none' }).sheet) as {
  insert: (rule: string) => void;
};
sheetOfStyles.insert = () => undefined;

/** By an element's name. */
const displays = new Map<string, string>();

/** Whether the rules of every document choose its display by more than its name. */
const dependsOnMore = (element: Element): boolean =>
  element.hasAttribute('hidden') ||
  element.hasAttribute('popover') ||
  ['dialog', 'embed'].includes(element.localName) ||
  element.getAttribute('type')?.toLowerCase() === 'hidden';

const ownStyle = (element: Element): CSSStyleDeclaration | undefined =>
  element.hasAttribute('style') ? (element as HTMLElement).style : undefined;

/** A value that the elements in an element have too, unless they are given another. */
const inherited =
  (property: 'visibility' | 'pointerEvents', initial: string) =>
  (element: Element): string => {
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      const own = ownStyle(each)?.[property] ?? '';
      if (own !== '' && own !== 'inherit') return own;
    }
    return initial;
  };

/**
 * What is read most of a computed style, whether an element is hidden or can be pressed, is known without
 * the hundred rules of every document, which jsdom asks again after each change. The rest is as it computes
 * it.
 */
const withQuickStyles = (computed: Window['getComputedStyle']): Window['getComputedStyle'] => {
  const displayOf = (element: Element): string => {
    const own = ownStyle(element)?.display ?? '';
    if (own !== '') return own;
    if (dependsOnMore(element)) return computed(element).display;
    const name = element.localName;
    const known = displays.get(name) ?? computed(document.createElement(name)).display;
    displays.set(name, known);
    return known;
  };
  const quick = new Map<string | symbol, (element: Element) => string>([
    ['display', displayOf],
    ['visibility', inherited('visibility', 'visible')],
    ['pointerEvents', inherited('pointerEvents', 'auto')],
    ['opacity', (element) => ownStyle(element)?.opacity || '1'],
  ]);

  return (element, pseudo) =>
    pseudo != null && pseudo !== ''
      ? computed(element, pseudo)
      : new Proxy({} as CSSStyleDeclaration, {
          get: (_target, key) => {
            if (key === 'getPropertyValue') {
              return (name: string) =>
                quick.get(name)?.(element) ?? computed(element).getPropertyValue(name);
            }
            const whole = () => computed(element);
            const value: unknown = quick.get(key)?.(element) ?? Reflect.get(whole(), key);
            return typeof value === 'function' ? (value.bind(whole()) as unknown) : value;
          },
        });
};

if (typeof window !== 'undefined') {
  const computed = window.getComputedStyle;
  window.getComputedStyle = withQuickStyles(computed);
  afterAll(() => {
    window.getComputedStyle = computed;
  });
}
