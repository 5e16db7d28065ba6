import type { DemoGarmentMeasures, DemoSize } from './demo-shop-schema';

/** How a style fits, and what its size M measures, in centimeters. */
interface Fit {
  fit: string;
  garment?: Record<string, number>;
  /** What every size has alike. */
  allSizes?: Record<string, number>;
  /** What a size measures more than M, where it is not as on the size charts. */
  steps?: Record<string, number>;
}

const generous = 'Cut generously: take your usual size. The form wears S.';
const trueToSize = 'Runs true to size; the form wears S.';
const fitted = 'Fitted; between two sizes take the larger. The form wears S.';

/** By the code of the style. */
const fits: Record<string, Fit> = {
  'AB-01': { fit: generous, garment: { Bust: 116, Length: 146, Sleeve: 58 } },
  'AB-02': {
    fit: 'Wide by design: the sizes differ across the arms. The form wears S.',
    garment: { 'Across open arms': 164 },
    allSizes: { Length: 146 },
  },
  'AB-03': {
    fit: 'Runs large: between two sizes take the smaller. The form wears S.',
    garment: { Bust: 112, Hem: 264, Length: 146 },
  },
  'AB-04': { fit: trueToSize, garment: { Bust: 112, Length: 146, 'Sleeve opening': 84 } },
  'KF-01': {
    fit: 'Runs true to size; the form wears S, with bare feet.',
    garment: { Bust: 124, Length: 152, 'Cuff opening': 74 },
  },
  'KF-02': {
    fit: 'Wide by design: the sizes differ at the shoulder. The form wears S.',
    garment: { Shoulder: 46 },
    allSizes: { Hem: 320, Length: 152 },
  },
  'KF-03': { fit: trueToSize, garment: { Bust: 120, Length: 150, Sleeve: 46 } },
  'DR-01': { fit: fitted, garment: { Bust: 94, Waist: 73, Length: 140 } },
  'DR-02': { fit: trueToSize, garment: { Bust: 96, Hem: 320, Length: 143 } },
  'DR-03': { fit: trueToSize, garment: { Bust: 95, Waist: 74, Length: 139, Sleeve: 60 } },
  'DR-04': {
    fit: 'Runs true to size and adjusts at the waist; the form wears S.',
    garment: { Bust: 97, Length: 150 },
  },
  'DR-05': {
    fit: 'The gown is fitted, the capelet is not. The form wears S.',
    garment: { Bust: 93, Waist: 73, 'Gown length': 140, 'Capelet length': 60 },
  },
  'DR-06': {
    fit: 'Free below the bust: choose by the yoke. The form wears S.',
    garment: { Yoke: 92, Length: 144 },
  },
  'DR-07': {
    fit: 'Runs true to size, with room at the waist; the form wears S.',
    garment: { Bust: 98, 'Lowest tier': 390, Length: 141 },
  },
  'DR-08': {
    fit: 'Runs large: you may take a size down. The form wears S.',
    garment: { Bust: 108, Length: 143 },
  },
  'DR-09': { fit: trueToSize, garment: { Bust: 96, Length: 141, Sleeve: 32 } },
  'DR-10': {
    fit: 'Narrow at the hip: measure before you choose. The form wears S.',
    garment: { Hip: 100, 'Column length': 138, 'Cape length': 122 },
  },
  'ST-01': {
    fit: 'Choose by the waist; the blouse is easy. The form wears S.',
    garment: { Waist: 71, 'Blouse length': 58, 'Skirt length': 90 },
  },
  'ST-02': {
    fit: 'The waistband does not give: measure before you choose. The form wears S.',
    garment: { Waist: 70, 'Skirt length': 96 },
  },
  'ST-03': {
    fit: trueToSize,
    garment: { Waist: 72, 'Blouse length': 60, 'Skirt length': 98 },
  },
  'ST-04': {
    fit: 'The skirt is narrow: between two sizes take the larger. The form wears S.',
    garment: { Bust: 96, Hip: 100, 'Top length': 62, 'Skirt length': 94 },
  },
  'ST-05': {
    fit: 'Easy at the hip: choose by the bust. The form wears S.',
    garment: { Bust: 98, Hip: 104, 'Tunic length': 90, 'Skirt length': 96 },
  },
  'ST-06': {
    fit: 'The jacket is loose: choose by the waist of the skirt. The form wears S.',
    garment: { Waist: 71, 'Jacket length': 82, 'Skirt length': 88 },
  },
  'CT-01': {
    fit: 'One cape fits all: the size is that of the skirt. The form wears S.',
    garment: { Waist: 75, 'Skirt length': 90 },
    allSizes: { 'Cape length': 86 },
  },
  'CT-02': {
    fit: 'Runs true to size, over a fine knit; the form wears S.',
    garment: { Bust: 104, Length: 118, Sleeve: 60 },
  },
  'CT-03': { fit: fitted, garment: { Bust: 100, Waist: 84, Hem: 216, Length: 134 } },
  'CT-04': {
    fit: 'Runs large: between two sizes take the smaller. The form wears S.',
    garment: { Bust: 116, Length: 128 },
  },
  'CT-05': {
    fit: 'Wide by design: take your usual size. The form wears S.',
    garment: { Body: 132, Length: 112 },
  },
  'CT-06': {
    fit: 'The jacket is boxy: choose by the waist of the skirt. The form wears S.',
    garment: { Bust: 104, Waist: 75, 'Jacket length': 60, 'Skirt length': 92 },
  },
  'BT-01': {
    fit: 'Measure where you will wear it, over the dress.',
    garment: { Shortest: 75, Longest: 85 },
    steps: { S: -10, M: 0, L: 10 },
  },
};

/** What a size measures more than M around the body: the steps of the size charts. */
const girthSteps: Record<string, number> = { XS: -8, S: -4, M: 0, L: 6, XL: 12 };
const lengthSteps: Record<string, number> = { XS: -2, S: -1, M: 0, L: 1, XL: 2 };
const isLength = (name: string) => /length|sleeve|shoulder|cuff/i.test(name);

/** How a product of a style fits: in a line, and the measurements of its sizes. */
export function fitOf(
  code: string,
  sizes: DemoSize[],
): { fit?: string; measurements: DemoGarmentMeasures[] } {
  const { fit, garment = {}, allSizes = {}, steps } = fits[code] ?? {};
  const graded = Object.entries(garment);
  const measurements = sizes.map(({ label }) => ({
    size: label,
    measures: [
      ...graded.map(([name, cm]) => ({
        name,
        cm: cm + ((steps ?? (isLength(name) ? lengthSteps : girthSteps))[label] ?? 0),
      })),
      ...Object.entries(allSizes).map(([name, cm]) => ({ name, cm })),
    ],
  }));
  return {
    ...(fit === undefined ? {} : { fit }),
    measurements: graded.length === 0 ? [] : measurements,
  };
}
