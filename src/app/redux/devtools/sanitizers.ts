import type { Action } from '@reduxjs/toolkit';
import { createApiActionSanitizer } from '@reduxjs/toolkit/query';

import { api } from '@/shared/api';

import { mask, maskedText } from './mask';

const nameEndpoint = createApiActionSanitizer(api);

interface ApiAction extends Action<string> {
  payload?: unknown;
  meta?: { arg?: { type?: string } };
}

/** Masks a mutation's response that is one string: a reset token, or the URL of the card page. */
const withoutBareResponse = <A extends Action>(action: A): A => {
  const { payload, meta } = action as A & ApiAction;
  return meta?.arg?.type === 'mutation' && typeof payload === 'string'
    ? { ...action, payload: maskedText }
    : action;
};

/** An action as it is displayed: with its endpoint's name, without secrets. */
export const sanitizeAction = <A extends Action>(action: A): A =>
  mask(nameEndpoint(withoutBareResponse(action)));

/** The state as it is displayed: without secrets. */
export const sanitizeState = <S>(state: S): S => mask(state);

/** The original type of a displayed action. */
export const originalType = (type: string): string => type.replace(/ \(\w+\)$/, '');
