import { isRecord } from '@/shared/lib/unknown-data';

import type { OriginState } from './page-definition';
import { paths } from './paths';

/**
 * Where to go after logging in: the remembered origin if it is a path of this shop, else
 * /profile. Never another host (`//host`, `/\host`, `/x/..//host`), never a script, never the login itself.
 */
export const originPath = (state: unknown): string => {
  const from = isRecord(state) ? state.from : undefined;
  if (typeof from !== 'string') return paths.profile;
  const isPathHere = /^(?![^?#]*\/\/)\/[^\\\p{Cc}]*$/u.test(from);
  const leadsBack = [paths.login, paths.register].some(
    (path) => from === path || from.startsWith(`${path}?`),
  );
  return isPathHere && !leadsBack ? from : paths.profile;
};

/** The state of a link to the login from a page, which the login then returns to. */
export const originState = ({ pathname, search }: Record<'pathname' | 'search', string>) =>
  ({ from: `${pathname}${search}` }) satisfies OriginState;
