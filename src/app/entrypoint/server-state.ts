import type { RootState } from '../redux';

/** The id of the element that holds the server's state. */
export const serverStateId = 'server-state';

/** What the server passes to the browser: the API cache and, of a page that it rendered, loader data. */
export interface ServerState {
  api: RootState['api'];
  /** Of the matched routes; absent in a shell. */
  loaderData?: Record<string, unknown>;
}

/** JSON that is safe inside a script element of any type. */
export const escapeForScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The server's state in the page, or null where it has none. */
export const readServerState = (): ServerState | null => {
  const element = document.getElementById(serverStateId);
  if (element?.textContent == null) return null;
  const state = JSON.parse(element.textContent) as ServerState;
  element.remove();
  return state;
};
