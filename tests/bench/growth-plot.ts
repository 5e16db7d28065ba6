/** What requests cost by the size of the shop. */
export interface Growth {
  title: string;
  /** Numbers of products. */
  sizes: readonly number[];
  /** CPU milliseconds for each of the sizes, by what is asked. */
  lines: Record<string, number[]>;
}

const panel = { width: 420, height: 380, left: 50, right: 150, top: 40, bottom: 46 };
const shown = { min: 0.01, max: 100 };
const colors = ['#16130f', '#8e1f2b', '#2c4a7c', '#4d6848', '#c2602e', '#6b4a7a', '#8d8a86'];
const labelHeight = 12;

const plotWidth = panel.width - panel.left - panel.right;
const plotHeight = panel.height - panel.top - panel.bottom;

const placeOf = (value: number, min: number, max: number): number =>
  (Math.log10(value) - Math.log10(min)) / (Math.log10(max) - Math.log10(min));

const yOf = (milliseconds: number): number => {
  const clamped = Math.min(shown.max, Math.max(shown.min, milliseconds));
  return panel.top + plotHeight * (1 - placeOf(clamped, shown.min, shown.max));
};

const text = (x: number, y: number, content: string, more = ''): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${content}</text>`;

/** Labels at the ends of lines, moved apart where they would cover each other. */
const labelsApart = (ends: { title: string; y: number; color: string }[]) => {
  let last = 0;
  return [...ends]
    .sort((a, b) => a.y - b.y)
    .map((end) => {
      last = Math.max(end.y, last + labelHeight);
      return { ...end, y: last };
    });
};

const drawPanel = ({ title, sizes, lines }: Growth): string => {
  const [first = 1] = sizes;
  const xOf = (size: number) =>
    panel.left + plotWidth * placeOf(size, first, sizes.at(-1) ?? first);
  const grid = [0.01, 0.1, 1, 10, 100].map(
    (value) =>
      `<line x1="${panel.left}" x2="${panel.left + plotWidth}" y1="${yOf(value)}" y2="${yOf(value)}" stroke="#d9d4cb"/>` +
      text(panel.left - 6, yOf(value) + 4, String(value), 'text-anchor="end"'),
  );
  const ticks = sizes.map((size) =>
    text(
      xOf(size),
      panel.top + plotHeight + 18,
      size.toLocaleString('en-US'),
      'text-anchor="middle"',
    ),
  );
  const drawn = Object.entries(lines).map(([name, costs], index) => {
    const color = colors[index % colors.length] ?? '#000000';
    const points = costs.map(
      (cost, at) => `${xOf(sizes[at] ?? first).toFixed(1)},${yOf(cost).toFixed(1)}`,
    );
    const dashes = index >= colors.length ? ' stroke-dasharray="4 3"' : '';
    return {
      title: name,
      color,
      y: yOf(costs.at(-1) ?? shown.min),
      line: `<polyline points="${points.join(' ')}" fill="none" stroke="${color}" stroke-width="1.5"${dashes}/>`,
    };
  });
  const labels = labelsApart(drawn).map((end) =>
    text(panel.left + plotWidth + 6, end.y + 4, end.title, `fill="${end.color}"`),
  );
  return [
    text(panel.left, 22, `${title}: CPU ms of a request`, 'font-size="14"'),
    ...grid,
    ...ticks,
    text(panel.left + plotWidth / 2, panel.height - 8, 'products', 'text-anchor="middle"'),
    ...drawn.map(({ line }) => line),
    ...labels,
  ].join('\n');
};

/** Draws what requests cost by the number of products, both logarithmic, as an SVG. */
export const plotGrowth = (growths: readonly Growth[]): string => {
  const width = panel.width * growths.length;
  const panels = growths.map(
    (growth, index) =>
      `<g transform="translate(${index * panel.width} 0)">${drawPanel(growth)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${panel.height}" font-family="sans-serif" font-size="11">
<rect width="100%" height="100%" fill="#ffffff"/>
${panels.join('\n')}
</svg>
`;
};
