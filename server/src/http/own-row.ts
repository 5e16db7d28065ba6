import type { FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';

import { customerOf } from './auth';

/** The `:id` of a path. Any text is accepted: a malformed id gets 404 like an unknown one. */
export const RowParams = Type.Object({ id: Type.String() });

/** The id in the path; NaN, which no row has, when it is not a number. */
export const rowIdOf = ({ params: { id } }: { params: Static<typeof RowParams> }): number =>
  /^\d+$/.test(id) ? Number(id) : NaN;

/** The customer and the id of the row that a call is about; services never take an id alone. */
export const ownRow = (
  request: Pick<FastifyRequest, 'tokenHolder'> & { params: Static<typeof RowParams> },
): [customerId: number, id: number] => [customerOf(request).id, rowIdOf(request)];
