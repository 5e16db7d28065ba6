import Type, { type Static } from 'typebox';

import { envelope } from './envelope';

/** The text to show for a value, such as the name of a color, by the value. */
export const LabelsSchema = Type.Record(Type.String(), Type.String());
export type Labels = Static<typeof LabelsSchema>;

/**
 * GET /labels, beyond the specification: the labels, in the request's language, of the colors and
 * their families, the sizes, the attributes and their options, and the names of measurements. A value
 * without one is shown as it is, as all are in English.
 */
export const LabelsResponseSchema = envelope(LabelsSchema);
export type LabelsResponse = Static<typeof LabelsResponseSchema>;
