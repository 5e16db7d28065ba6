/**
 * Keeps computed styles until the document changes. Queries by role ask for the styles of every
 * element, and jsdom matches every rule of every sheet each time.
 */
const changes = new MutationObserver(() => undefined);
changes.observe(document, {
  attributes: true,
  characterData: true,
  childList: true,
  subtree: true,
});

const compute = window.getComputedStyle.bind(window);
let known = new WeakMap<Element, CSSStyleDeclaration>();
let focused: Element | null = null;

window.getComputedStyle = (element, pseudoElement) => {
  if (pseudoElement) return compute(element, pseudoElement);
  if (changes.takeRecords().length > 0 || focused !== document.activeElement) {
    known = new WeakMap();
    focused = document.activeElement;
  }
  const style = known.get(element) ?? compute(element);
  known.set(element, style);
  return style;
};
