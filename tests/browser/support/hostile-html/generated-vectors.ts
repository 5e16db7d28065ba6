import { seededRandom } from '../../../support/seeded-random';

const words = (text: string): string[] => text.trim().split(/\s+/);

const htmlTags = words(`
  p div span a a img img b font nobr table tbody tr td th caption colgroup select option optgroup
  template noscript noembed noframes xmp plaintext listing iframe textarea title style script form
  input button details summary video audio source body head html base link meta object embed
  frameset frame marquee image keygen dialog menu slot search isindex x-y h1 li dl dt picture track`);
const svgTags = words(`
  svg g a use animate set animateTransform animateMotion foreignObject desc title style script image
  path textPath handler listener feImage switch`);
const mathTags = words(`
  math mi mn mo ms mtext annotation-xml mglyph malignmark maction semantics mstyle merror mrow`);
/** Tags whose contents are text to one parser and markup to another. */
const rawTags = words('style title textarea noembed noframes noscript iframe xmp script template');
const eventNames = words(`
  onload onerror onclick onfocus onblur ontoggle onbegin onend onrepeat onanimationstart
  ontransitionend onpointerenter onmouseover onbeforetoggle onscrollend onwheel onstart onpageshow
  oncontentvisibilityautostatechange onsecuritypolicyviolation onformdata onslotchange onresize`);
const clobbering = words(`
  attributes nodeName parentNode childNodes createElement removeChild ownerDocument textContent
  content firstChild innerHTML nextSibling namespaceURI __proto__ constructor body cookie`);
const urlAttributes = words(`
  href src xlink:href action formaction data poster background srcset cite longdesc to from values
  by codebase manifest ping lowsrc dynsrc archive`);
const scripts = [
  'alert(1)',
  'alert`1`',
  'top.alert(1)',
  'window["al"+"ert"](1)',
  String.raw`\u0061lert(1)`,
  'eval(atob("YWxlcnQoMSk="))',
  '(()=>{alert(1)})()',
  'setTimeout("alert(1)")',
];

/** Endless hostile HTML: the same for one seed. */
const vectorGrammar = (seed: number) => {
  const next = seededRandom(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  const chance = (probability: number): boolean => next() < probability;
  const pick = <T>(choices: readonly T[]): T => choices[below(choices.length)] as T;
  const oneOf = (...choices: (() => string)[]): string => pick(choices)();
  const times = (count: number, part: () => string): string =>
    Array.from({ length: count }, part).join('');

  const script = (): string => pick(scripts);

  const entity = (character: string): string => {
    const code = character.codePointAt(0) ?? 0;
    const end = chance(0.7) ? ';' : '';
    return oneOf(
      () => `&#${code}${end}`,
      () => `&#${String(code).padStart(7, '0')}${end}`,
      () => `&#x${code.toString(16)}${end}`,
      () => `&#X${code.toString(16).toUpperCase()}${end}`,
    );
  };

  const spelled = (text: string): string =>
    [...text]
      .map((character) => {
        const cased = chance(0.3) ? character.toUpperCase() : character;
        const written = chance(0.12) ? entity(cased) : cased;
        if (!chance(0.06)) return written;
        return written + pick(['\t', '\n', '\r', '&Tab;', '&NewLine;', '&#9;', '\0', '&#0;', '\f']);
      })
      .join('');

  const scriptAddress = (): string => {
    const before = chance(0.3)
      ? pick([' ', '\u0001', '&#1;', '\u00a0', '\n', '&nbsp;', '\ufeff'])
      : '';
    const colon = pick([':', ':', ':', '&colon;', '&#58;', '&#x3a']);
    return oneOf(
      () => `${before}${spelled('javascript')}${colon}${script()}`,
      () => `${before}${spelled('javascript')}${colon}//%0a${script()}`,
      () => `${before}${spelled('vbscript')}${colon}msgbox(1)`,
      () => `${before}${spelled('data')}${colon}text/html,<script>${script()}</script>`,
      () => `${spelled('data')}${colon}text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
      () => `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${script()}'/>`,
      () => `feed:javascript:${script()}`,
      () => `\\\\javascript:${script()}`,
    );
  };

  const quoted = (value: string): string => {
    const quote = pick(['"', '"', "'", "'", '', '`']);
    return `${quote}${value}${quote}`;
  };

  const attribute = (): string =>
    pick([' ', ' ', ' ', '/', '\n', '\t', '\f', '', ' / ']) +
    oneOf(
      () => `${spelledName(pick(eventNames))}=${quoted(script())}`,
      () => `${spelledName(pick(eventNames))}=${quoted(script())}`,
      () => `${spelledName(pick(urlAttributes))}=${quoted(scriptAddress())}`,
      () => `${spelledName(pick(urlAttributes))}=${quoted(scriptAddress())}`,
      () => `${pick(['id', 'name'])}=${quoted(pick(clobbering))}`,
      () =>
        `style=${quoted(pick(['position:fixed;inset:0', 'background:url(javascript:alert(1))']))}`,
      () => `srcdoc=${quoted(`<script>${script()}</script>`.replaceAll('<', pick(['<', '&lt;'])))}`,
      () => `attributeName=${quoted(pick(['href', 'onload', 'xlink:href']))}`,
      () => pick(['autofocus', 'controls', 'open', 'popover', 'contenteditable', 'is=x-y']),
      () => `encoding=${quoted(pick(['text/html', 'application/xhtml+xml', 'TEXT/HTML']))}`,
      () => `title=${quoted(`${closing()}${bait()}`)}`,
      () => `xmlns=${quoted(pick(['http://www.w3.org/2000/svg', 'http://www.w3.org/1999/xhtml']))}`,
      () => `type=${quoted(pick(['image', 'text/javascript', 'module', 'submit']))}`,
      () => `http-equiv=refresh content=${quoted(`0;url=${scriptAddress()}`)}`,
      () => `x=${quoted(pick(['-->', ']]>', '--!>', '</', '<!--', '{{', '<%']))}`,
    );

  const spelledName = (name: string): string => {
    if (chance(0.8)) return name;
    return oneOf(
      () => name.toUpperCase(),
      () => `x:${name}`,
      () => `${name}\u0000`,
      () => name.replace('s', '\u017f'),
      () => `"${name}`,
      () => `${name} `,
    );
  };

  const closing = (): string =>
    `</${pick([...rawTags, 'svg', 'math', 'form', 'p', 'table', 'select'])}>`;

  /** Markup that is active once a parser has left the text around it. */
  const bait = (): string =>
    oneOf(
      () => `<img src=x onerror=${script()}>`,
      () => `<img src onerror=${script()}>`,
      () => `<svg onload=${script()}>`,
      () => `<script>${script()}</script>`,
      () => `<iframe srcdoc="<script>${script()}</script>">`,
      () => `<a href="${scriptAddress()}">x</a>`,
      () => `<details open ontoggle=${script()}>`,
      () => `<input autofocus onfocus=${script()}>`,
    );

  const element = (tags: string[], depth: number): string => {
    const tag = pick(tags);
    const written = chance(0.15) ? spelled(tag).replaceAll(/[&;#\s]/g, '') : tag;
    const attributes = times(below(4), attribute);
    const end = pick(['>', '>', '>', '>', '/>', ' >', '']);
    const close = chance(0.6) ? `</${tag}>` : '';
    return `<${written}${attributes}${end}${node(depth - 1)}${close}`;
  };

  const comment = (): string =>
    oneOf(
      () => `<!--${bait()}-->`,
      () => `<!-->${bait()}-->`,
      () => `<!--->${bait()}<!-- -->`,
      () => `<!-- --!>${bait()}-->`,
      () => `<!--<!--${bait()}--!>`,
      () => `<!${bait()}>`,
      () => `<![CDATA[${bait()}]]>`,
      () => `<svg><![CDATA[>${bait()}]]></svg>`,
      () => `<?xml ${bait()}?>`,
      () => `<?x x='>${bait()}'?>`,
      () => `<!DOCTYPE html [<!ENTITY x "${bait()}">]>&x;`,
      () => `</ ${bait()}>`,
    );

  const templated = (): string =>
    oneOf(
      () => `{{constructor.constructor('${script()}')()}}`,
      () => `<%= ${bait()} %>`,
      () => `\${${script()}}`,
      () => `{{ <x> }}${bait()}{{ </x> }}`,
    );

  /** Trees that change when they are serialized and parsed again. */
  const changing = (depth: number): string => {
    const raw = pick(rawTags);
    return oneOf(
      () => `<math><mtext><table><mglyph><style><!--</style>${bait()}`,
      () => `<svg></p><style><a id="</style>${bait()}">`,
      () => `<form><math><mtext></form><form><mglyph><style></math>${bait()}`,
      () => `<${raw}><p title="</${raw}>${bait()}"></${raw}>`,
      () => `<svg><${raw}><!--</${raw}>${bait()}--></svg>`,
      () =>
        `<math><annotation-xml encoding="text/html"><${raw}>${bait()}</${raw}>${node(depth - 1)}`,
      () => `<svg><foreignObject><${raw}><p id="</${raw}>${bait()}">`,
      () => `<svg><desc><${raw}><a title="</${raw}>${bait()}">`,
      () => `<select><${raw}><img title="</${raw}></select>${bait()}">`,
      () => `<table><caption><svg><title><${raw}>${bait()}`,
      () => `<template><s><template><s>${bait()}</s></template></s></template>`,
      () => `<math><mi><b><style><img title="</style></math>${bait()}">`,
      () => `<svg><a><style>&lt;/style&gt;${bait()}</style></a></svg>`,
      () => `<b><a><svg><b><a>${node(depth - 1)}</svg>${bait()}`,
      () => `<noscript><style></noscript>${bait()}</style>`,
      () => `<${raw}>${bait().replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</${raw}>`,
      () => `<option><select><${raw}></select>${bait()}`,
    );
  };

  const deep = (depth: number): string => {
    const tags = times(
      1 + below(3),
      () => `<${pick([...htmlTags, 'svg', 'math', 'mtext', 'desc'])}>`,
    );
    return tags.repeat(20 + below(500 / (tags.length / 6))) + changing(depth);
  };

  const node = (depth: number): string => {
    if (depth <= 0) return pick(['', 'text', '&lt;b&gt;', bait()]);
    return oneOf(
      () => element(htmlTags, depth),
      () => element(htmlTags, depth),
      () => `<svg>${element(svgTags, depth)}`,
      () => `<math>${element(mathTags, depth)}`,
      () => element([...htmlTags, ...svgTags, ...mathTags], depth),
      () => changing(depth),
      () => changing(depth),
      () => comment(),
      () => templated(),
      () => node(depth - 1) + node(depth - 1),
    );
  };

  const edited = (text: string, other: string): string => {
    const at = below(text.length + 1);
    const head = text.slice(0, at);
    const tail = text.slice(at);
    const inserted = pick([
      '<',
      '>',
      '"',
      "'",
      '/',
      '\0',
      '<!--',
      '-->',
      ']]>',
      '&',
      ';',
      '`',
      '=',
      '\u2028',
    ]);
    return oneOf(
      () => head + inserted + tail,
      () => head + tail.slice(1 + below(4)),
      () => head + entity(tail.slice(0, 1) || 'x') + tail.slice(1),
      () => head + other.slice(below(other.length)),
      () => head + tail.slice(0, 12) + tail,
      () => closing() + head + closing() + tail,
    );
  };

  let before = '';
  return (): string => {
    let vector = chance(0.01) ? deep(2) : node(1 + below(4));
    for (let edits = below(4); edits > 0; edits -= 1) vector = edited(vector, before);
    before = vector.slice(0, 2000);
    return vector;
  };
};

/**
 * Hostile HTML by a grammar: nested namespaces, text that becomes markup when it is parsed again,
 * attributes, entities, comments, templates, broken nesting, script URLs in many spellings; some of
 * it cut, crossed and changed by single characters.
 *
 * @returns `count` different ones, the same for one `seed`
 */
export const generatedVectors = (count: number, seed: number): string[] => {
  const grammar = vectorGrammar(seed);
  const vectors = new Set<string>();
  while (vectors.size < count) vectors.add(grammar());
  return [...vectors];
};
