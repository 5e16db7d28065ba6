const htmlNamespace = 'http://www.w3.org/1999/xhtml';

const forbiddenTags = new Set(
  `script iframe frame frameset object embed applet portal fencedframe form input button select
  textarea dialog style link meta base title noscript noembed noframes xmp plaintext listing svg math`.split(
    /\s+/,
  ),
);

const forbiddenAttributes = new Set('style id name class srcdoc http-equiv target ping'.split(' '));

const addresses = ['href', 'src', 'xlink:href', 'cite', 'poster', 'background', 'longdesc', 'data'];
const pictureTags = new Set(['img', 'audio', 'video', 'source', 'track', 'image']);
const scriptSchemes = new Set(['javascript:', 'vbscript:', 'livescript:', 'data:', 'blob:']);

const schemeOf = (address: string): string => {
  try {
    return new URL(address, 'https://shop.invalid').protocol;
  } catch {
    return '';
  }
};

const attributeFault = (element: Element, { name, value }: Attr): string | null => {
  const key = name.toLowerCase();
  if (key.startsWith('on') || /:on/.test(key)) return `${name}="${value}"`;
  // A browser never removes `is`: the sanitizer can only empty it.
  if (forbiddenAttributes.has(key) || (key === 'is' && value !== '')) return `${name}="${value}"`;
  if (!addresses.includes(key) || !scriptSchemes.has(schemeOf(value))) return null;
  const isData = schemeOf(value) === 'data:' && pictureTags.has(element.localName);
  return isData && key === 'src' ? null : `${name}="${value}"`;
};

const faultsOf = (element: Element): string[] => {
  const attributes = [...element.attributes]
    .map((attribute) => attributeFault(element, attribute))
    .filter((fault) => fault !== null)
    .map((fault) => `<${element.localName} ${fault}>`);
  const isForeign = element.namespaceURI !== htmlNamespace;
  const isForbidden = isForeign || forbiddenTags.has(element.localName);
  return isForbidden ? [`<${element.localName}>`, ...attributes] : attributes;
};

/**
 * What no description may contain, as the browser has parsed it: scripts, frames, forms, other
 * namespaces, event attributes, script URLs.
 */
export const forbiddenNodes = (root: ParentNode): string[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    ...faultsOf(element),
    ...(element instanceof HTMLTemplateElement ? forbiddenNodes(element.content) : []),
    ...(element.shadowRoot ? forbiddenNodes(element.shadowRoot) : []),
  ]);
