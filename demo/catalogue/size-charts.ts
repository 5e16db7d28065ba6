/** Size chart pictures, below `demo/media`. */
export const sizeCharts = {
  dresses: 'size-charts/dresses.jpg',
  abayasAndKaftans: 'size-charts/abayas-kaftans.jpg',
  sets: 'size-charts/sets.jpg',
  outerwear: 'size-charts/outerwear.jpg',
};
