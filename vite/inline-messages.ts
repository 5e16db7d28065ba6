import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import MagicString from 'magic-string';
import { type ESTree, parseSync, Visitor } from 'vite';

import type { Catalog } from '../server/src/shared/catalogs';

type Message = Catalog[string];

const isCallOfT = ({ callee }: ESTree.CallExpression): boolean =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'Identifier' &&
  callee.object.name === 'i18n' &&
  callee.property.type === 'Identifier' &&
  callee.property.name === 't';

/** The message as text or a template literal; null where it holds a plural or another choice. */
const asText = (message: Message, values: ReadonlyMap<string, string>): string | null => {
  if (message.every((token) => typeof token === 'string')) return JSON.stringify(message.join(''));
  const parts = message.map((token) => {
    if (typeof token === 'string') return token.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`);
    const value = values.get(token[0]);
    return token[1] === undefined && value !== undefined ? `\${${value}}` : null;
  });
  return parts.includes(null) ? null : `\`${parts.join('')}\``;
};

/** The source of each value, by its name. */
const valuesOf = (code: string, values: ESTree.Argument | undefined): Map<string, string> =>
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
 * the bundle holds its own, in one language, and nothing is looked up: a plain text becomes text, and
 * only plurals are left to be put together in the browser. Throws where a message is not written out.
 */
export const inlineMessages = (code: string, file: string, catalog: Catalog): MagicString => {
  const result = new MagicString(code);
  for (const { start, end, message, values } of findCalls(code, file)) {
    const compiled = catalog[message] ?? compileMessageOrThrow(message);
    const given = values && code.slice(values.start, values.end);
    const text = asText(compiled, valuesOf(code, values));
    result.overwrite(
      start,
      end,
      text ?? `i18n.compiled(${JSON.stringify(compiled)}, ${given ?? '{}'})`,
    );
  }
  return result;
};
