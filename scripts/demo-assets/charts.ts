import { seeded, svg, times } from './svg';

/** A line or bar chart with named categories on the x axis. */
export interface Chart {
  x: readonly string[];
  xTitle: string;
  yTitle: string;
  yTop: number;
  series: readonly { name: string; values: readonly number[]; kind?: 'line' | 'bar' }[];
}

const colours = ['#12595b', '#c4622d', '#3a3f78', '#a8324a'];

/** Draws a chart with its axes, grid and legend. */
export function drawChart(
  { x, xTitle, yTitle, yTop, series }: Chart,
  [width, height]: readonly [number, number] = [640, 300],
): string {
  const [left, right, top, bottom] = [64, width - 16, 40, height - 52];
  const step = (right - left) / x.length;
  const at = (index: number) => left + step * (index + 0.5);
  const up = (value: number) => bottom - (value / yTop) * (bottom - top);
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((part) => part * yTop);
  const bars = series.filter((one) => one.kind === 'bar').length;
  const drawn = series.map(({ values, kind = 'line' }, place) => {
    const colour = colours[place % colours.length];
    if (kind === 'bar') {
      const wide = (step * 0.7) / bars;
      return values
        .map((value, index) => {
          const start = at(index) - (wide * bars) / 2 + wide * place;
          return `<rect x="${start.toFixed(1)}" y="${up(value).toFixed(1)}" width="${(wide - 2).toFixed(1)}" height="${(bottom - up(value)).toFixed(1)}" fill="${colour}"/>`;
        })
        .join('');
    }
    const points = values.map((value, index) => `${at(index).toFixed(1)} ${up(value).toFixed(1)}`);
    const marks =
      values.length > 24
        ? ''
        : points
            .map((point) => {
              const [cx = '', cy = ''] = point.split(' ');
              return `<circle cx="${cx}" cy="${cy}" r="3.6" fill="${colour}"/>`;
            })
            .join('');
    return `<path d="M${points.join('L')}" fill="none" stroke="${colour}" stroke-width="2.4"/>${marks}`;
  });
  const every = Math.ceil(x.length / 12);
  const legend = series.map(
    ({ name }, place) =>
      `<rect x="${left + place * 190}" y="10" width="14" height="14" fill="${colours[place % colours.length]}"/><text x="${left + 20 + place * 190}" y="22">${name}</text>`,
  );
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="#fff"/><g font-size="13" fill="#22303a">
    ${ticks.map((tick) => `<path d="M${left} ${up(tick)}H${right}" stroke="#dfe4e6"/><text x="${left - 8}" y="${up(tick) + 4}" text-anchor="end">${Number(tick.toFixed(2))}</text>`).join('')}
    ${x.map((name, index) => (index % every === 0 ? `<text x="${at(index)}" y="${bottom + 18}" text-anchor="middle">${name}</text>` : '')).join('')}
    <path d="M${left} ${top}V${bottom}H${right}" fill="none" stroke="#22303a"/>${drawn.join('')}${legend.join('')}
    <text x="${(left + right) / 2}" y="${height - 10}" text-anchor="middle" font-weight="600">${xTitle}</text>
    <text transform="translate(16 ${(top + bottom) / 2}) rotate(-90)" text-anchor="middle" font-weight="600">${yTitle}</text></g>`,
  );
}

/** The size of figures in posts, at which their labels are drawn. */
const FIGURE = [640, 400] as const;

function hydrogenLine(): string {
  const random = seeded(14);
  const places = Array.from({ length: 96 }, (_, index) => index);
  const bump = (x: number, centre: number, wide: number, high: number) =>
    high * Math.exp(-(((x - centre) / wide) ** 2));
  const values = places.map(
    (i) => 8 + bump(i, 44, 5, 46) + bump(i, 57, 7, 27) + bump(i, 71, 4, 15) + random() * 3,
  );
  const chart = drawChart(
    {
      x: places.map((i) => (1419.6 + i / 80).toFixed(1)),
      xTitle: 'Frequency in MHz',
      yTitle: 'Brightness in K',
      yTop: 60,
      series: [{ name: 'One night, 21 cm', values }],
    },
    FIGURE,
  );
  return chart;
}

const loadForecast = () =>
  drawChart(
    {
      x: Array.from({ length: 14 }, (_, day) => `Day ${day + 1}`),
      xTitle: 'Fortnight in Khulna',
      yTitle: 'Error in MW',
      yTop: 80,
      series: [
        {
          name: 'Straight line',
          kind: 'bar',
          values: [21, 24, 19, 26, 62, 30, 22, 25, 58, 64, 23, 27, 70, 66],
        },
        {
          name: 'Neural network',
          kind: 'bar',
          values: [28, 31, 27, 30, 29, 37, 30, 33, 31, 28, 34, 36, 33, 30],
        },
      ],
    },
    FIGURE,
  );

/** The plot that yasmin_k sends to tanvir.h. */
const calibration = () =>
  drawChart(
    {
      x: ['18–34', '35–49', '50–64', '65–74', '75–84', '85+'],
      xTitle: 'Age band',
      yTitle: 'Readmitted within 30 days, %',
      yTop: 32,
      series: [
        { name: 'Predicted', values: [7, 9, 13, 17, 20, 23] },
        { name: 'Observed', values: [6.6, 9.3, 12.6, 18.1, 27, 23.8] },
      ],
    },
    FIGURE,
  );

/** The figures of posts and chats by file name. */
export const figures: Record<string, string> = {
  'hydrogen-line': hydrogenLine(),
  'load-forecast': loadForecast(),
  'calibration-plot': calibration(),
};

/** Draws one frame of the video of moving fringes. */
export const fringes = (shift: number): string =>
  svg(
    640,
    360,
    `<rect width="640" height="360" fill="#0b0d12"/><clipPath id="lens"><circle cx="320" cy="180" r="160"/></clipPath>
    <g clip-path="url(#lens)">${times(107, (i) => {
      const x = 160 + i * 3;
      const bright = Math.cos(((x - 320) / 26 + shift) * Math.PI) ** 2;
      return `<rect x="${x}" y="20" width="3.4" height="320" fill="rgb(${Math.round(40 + 215 * bright)},${Math.round(6 + 60 * bright)},${Math.round(10 + 40 * bright)})"/>`;
    })}</g><circle cx="320" cy="180" r="160" fill="none" stroke="#39404d" stroke-width="6"/>
    <path d="M320 10V350" stroke="#7fe3ff" stroke-width="2"/><text x="500" y="334" font-size="22" fill="#c9d3dd">${shift.toFixed(2)} orders</text>`,
  );
