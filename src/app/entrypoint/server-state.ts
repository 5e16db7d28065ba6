import type { RootState } from '../redux';

/** The element of the page that holds the API cache which the server filled. */
export const serverStateId = 'server-state';

/** What the server hands over: the answers of the API, and the data of the matched routes. */
export interface ServerState {
  api: RootState['api'];
  loaderData: Record<string, unknown>;
}

/** JSON that is safe inside a script element of any type. */
export const escapeForScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** What the server left in the page, or null when it sent the plain shell. */
export const readServerState = (): ServerState | null => {
  const element = document.getElementById(serverStateId);
  if (element?.textContent == null) return null;
  const state = JSON.parse(element.textContent) as ServerState;
  element.remove();
  return state;
};
