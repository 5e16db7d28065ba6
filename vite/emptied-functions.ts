import MagicString from 'magic-string';
import { type ESTree, parseSync, Visitor } from 'vite';

/** Functions of a library by name, each with the body that it gets instead of its own. */
export type EmptiedFunctions = Readonly<Record<string, string>>;

/** Replaces the bodies of functions in a module; returns their names too, nested ones included. */
export const emptyFunctions = (
  code: string,
  file: string,
  functions: EmptiedFunctions,
): { result: MagicString; found: string[] } => {
  const result = new MagicString(code);
  const found: string[] = [];
  const empty = (name: string | undefined, body: ESTree.FunctionBody | null) => {
    const replacement = name === undefined ? undefined : functions[name];
    if (name === undefined || replacement === undefined || body === null) return;
    found.push(name);
    result.overwrite(body.start, body.end, `{${replacement}}`);
  };
  new Visitor({
    FunctionDeclaration({ id, body }) {
      empty(id?.name, body);
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'ArrowFunctionExpression') return;
      if (init.body.type === 'BlockStatement') empty(id.name, init.body);
    },
  }).visit(parseSync(file, code).program);
  return { result, found };
};
