import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import MagicString from 'magic-string';
import { type ESTree, parseSync, Visitor } from 'vite';

import { englishOf } from '../contract/i18n';
import type { Catalog } from '../server/src/shared/catalogs';

type Message = Catalog[string];

/** What the code of a message calls; imported where it does. */
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
 * The form of a plural for a number: chosen by the language's rules, or where there are but two, as
 * in English, by whether it is 1.
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

/** What stands in a template literal for a part of a message; `number` is what `#` is. */
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

/** The message as text or a template literal. */
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

/** The calls that ask for a message. Throws where one is not written out. */
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

/** The messages that a source asks for, in order. */
export const findMessages = (code: string, file: string): string[] =>
  findCalls(code, file).map(({ message }) => message);

/**
 * Puts a language's messages into code in place of the calls that ask for them, so that each file of
 * the bundle holds its own, in one language, and nothing is looked up: a plain text becomes text, one
 * with values a template literal. Throws where a message or one of its values is not written out.
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
