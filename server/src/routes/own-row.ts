import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Static } from 'typebox';

import { customerOf } from '../plugins/auth';

/**
 * The `:id` of an address. Any text is let in, so that an id that makes no sense gets the same 404
 * as one that no row has.
 */
export const RowParams = Type.Object({ id: Type.String() });

/** The id that the address names; what is no plain number becomes NaN, which no row has. */
export const rowIdOf = ({ params: { id } }: { params: Static<typeof RowParams> }): number =>
  /^\d+$/.test(id) ? Number(id) : NaN;

/**
 * Whose row a call is about, and which: what every service asks for first, so that no route can
 * name a row without naming its owner.
 */
export const ownRow = (
  request: Pick<FastifyRequest, 'tokenHolder'> & { params: Static<typeof RowParams> },
): [customerId: number, id: number] => [customerOf(request).id, rowIdOf(request)];
