/** A size of the house, with its names in other countries and the body that it fits. */
export interface SizeMeasures {
  label: string;
  eu: readonly number[];
  uk: readonly number[];
  us: readonly number[];
  /** Centimeters. */
  bust: number;
  waist: number;
  hip: number;
}

/** The house's sizes: one body for each, whatever is cut for it; the same as on its charts. */
export const bodyMeasures: readonly SizeMeasures[] = [
  { label: 'XS', eu: [34], uk: [6], us: [2], bust: 82, waist: 62, hip: 90 },
  { label: 'S', eu: [36], uk: [8], us: [4], bust: 86, waist: 66, hip: 94 },
  { label: 'M', eu: [38], uk: [10], us: [6], bust: 90, waist: 70, hip: 98 },
  { label: 'L', eu: [40, 42], uk: [12, 14], us: [8, 10], bust: 96, waist: 76, hip: 104 },
  { label: 'XL', eu: [44], uk: [16], us: [12], bust: 102, waist: 82, hip: 110 },
];
