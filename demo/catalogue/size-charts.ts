/** Size chart pictures, below `demo/media`. */
export const sizeCharts = {
  dresses: 'size-charts/dresses.jpg',
  abayasAndKaftans: 'size-charts/abayas-kaftans.jpg',
  sets: 'size-charts/sets.jpg',
  outerwear: 'size-charts/outerwear.jpg',
};

/** The same charts with Arabic words. */
export const arabicSizeCharts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(sizeCharts).map((chart) => [chart, chart.replace('.jpg', '-ar.jpg')]),
);
