import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import MagicString from 'magic-string';
import { type ESTree, parseSync, Visitor } from 'vite';

import { englishOf } from '../contract/i18n';
import type { Catalog } from '../server/src/shared/catalogs';

type Message = Catalog[string];

/** The imports for what the code of messages calls. */
const imports =
  "import { formatNumber as $number } from '@contract/locales';" +
  "import { plural as $plural } from '@contract/plural';";

const isCallOfT = ({ callee }: ESTree.CallExpression): boolean =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'Identifier' &&
  callee.object.name === 'i18n' &&
  callee.property.type === 'Identifier' &&
  callee.property.name === 't';

const escaped = (text: string): string => text.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`);

type Values = ReadonlyMap<string, string>;

/**
 * The code of a plural: the form is chosen by the language's rules or, with only `one` and `other` as
 * in English, by whether the number is 1.
 */
const codeOfPlural = (value: string, forms: object, values: Values): string => {
  const entries = Object.entries<unknown>({ ...forms }).filter(([form]) => form !== 'offset');
  const codeOfForm = (message: unknown, number: string) =>
    codeOf([message].flat() as Message, values, number);
  const [one, other, ...rest] = entries;
  if (one?.[0] === 'one' && other?.[0] === 'other' && rest.length === 0) {
    const number = `$number(${value})`;
    return `${value}===1?${codeOfForm(one[1], number)}:${codeOfForm(other[1], number)}`;
  }
  const functions = entries.map(([form, message]) => `${form}:$=>${codeOfForm(message, '$')}`);
  return `$plural(${value},{${functions.join(',')}})`;
};

/** A part of a message in a template literal; `number` is the code for `#`. */
const codeOfPart = (part: Message[number], values: Values, number?: string): string => {
  if (typeof part === 'string') {
    return part === '#' && number !== undefined ? `\${${number}}` : escaped(part);
  }
  const [name, format, forms] = part;
  const value = values.get(name);
  if (value === undefined) throw new Error(`has no value {${name}}`);
  if (format === undefined) return `\${${value}}`;
  if (format === 'number') return `\${$number(${value})}`;
  if (format === 'plural' && typeof forms === 'object' && forms !== null) {
    return `\${${codeOfPlural(value, forms, values)}}`;
  }
  throw new Error(`has the format ${format}, which is not known`);
};

/** A message as a string or a template literal. */
const codeOf = (message: Message, values: Values, number?: string): string =>
  number === undefined && message.every((part) => typeof part === 'string')
    ? JSON.stringify(message.join(''))
    : `\`${message.map((part) => codeOfPart(part, values, number)).join('')}\``;

/** The source of each value, by its name. */
const valuesOf = (code: MagicString, values: ESTree.Argument | undefined): Values =>
  new Map(
    values?.type === 'ObjectExpression'
      ? values.properties.flatMap((property) =>
          property.type === 'Property' && property.key.type === 'Identifier'
            ? [[property.key.name, code.slice(property.value.start, property.value.end)]]
            : [],
        )
      : [],
  );

interface MessageCall {
  start: number;
  end: number;
  message: string;
  values: ESTree.Argument | undefined;
}

/** The calls of `i18n.t`. Throws where a message is not a literal. */
const findCalls = (code: string, file: string): MessageCall[] => {
  const calls: MessageCall[] = [];
  new Visitor({
    CallExpression(call) {
      if (!isCallOfT(call)) return;
      const [message, values] = call.arguments;
      if (message?.type !== 'Literal' || typeof message.value !== 'string') {
        throw new Error(`${file}: the message of i18n.t must be written out as one text.`);
      }
      calls.push({ start: call.start, end: call.end, message: message.value, values });
    },
  }).visit(parseSync(file, code).program);
  return calls;
};

/** The messages of a source, in order. */
export const findMessages = (code: string, file: string): string[] =>
  findCalls(code, file).map(({ message }) => message);

/**
 * Replaces the calls of `i18n.t` by a language's messages, as strings and template literals, so that
 * each file of the bundle holds its own messages and nothing is looked up. Throws where a message or
 * one of its values is not a literal.
 */
export const inlineMessages = (code: string, file: string, catalog: Catalog): MagicString => {
  const result = new MagicString(code);
  const written = findCalls(code, file)
    // The inner ones first: a value may hold a message of its own.
    .reverse()
    .map(({ start, end, message, values }) => {
      try {
        const text = codeOf(
          catalog[message] ?? compileMessageOrThrow(englishOf(message)),
          valuesOf(result, values),
        );
        result.overwrite(start, end, text);
        return text;
      } catch (error) {
        throw new Error(`${file}: the message “${message}” cannot be written out`, {
          cause: error,
        });
      }
    });
  if (written.some((text) => /\$(?:number|plural)\(/.test(text))) result.prepend(imports);
  return result;
};
