import { readFileSync } from 'node:fs';
import path from 'node:path';

const sheet = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');

function channel(hex: string, at: number): number {
  const value = parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance(colour: string): number {
  const short = /^#(\w)(\w)(\w)$/.exec(colour);
  const hex = short
    ? short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')
    : colour.slice(1);
  return 0.2126 * channel(hex, 0) + 0.7152 * channel(hex, 2) + 0.0722 * channel(hex, 4);
}

function colourOf(token: string, theme: 'light' | 'dark'): string {
  const both = new RegExp(`--${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(sheet);
  const one = new RegExp(`--${token}: (#\\w+);`).exec(sheet);
  const colour = both?.[theme === 'light' ? 1 : 2] ?? one?.[1];
  if (!colour) throw new Error(`No colour token --${token}`);
  return colour;
}

function contrast(front: string, back: string, theme: 'light' | 'dark'): number {
  const [a, b] = [luminance(colourOf(front, theme)), luminance(colourOf(back, theme))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const papers = ['bg', 'surface', 'surface-2', 'surface-sunken'];
const text: [string, string][] = [
  ...['ink', 'ink-2', 'ink-3'].flatMap((ink) => papers.map((on): [string, string] => [ink, on])),
  ...papers.slice(0, 3).map((on): [string, string] => ['link', on]),
  ...['accent', 'danger'].flatMap((ink) =>
    ['bg', 'surface'].map((on): [string, string] => [ink, on]),
  ),
  ...['accent', 'ink', 'ink-2'].map((ink): [string, string] => [ink, 'accent-soft']),
  ...['info', 'ok', 'warn', 'danger'].map((tone): [string, string] => [tone, `${tone}-soft`]),
  ...['ok', 'warn'].map((tone): [string, string] => [tone, 'bg']),
  ...['on-accent:accent', 'on-accent:accent-hover', 'on-danger:danger', 'on-danger:danger-hover']
    .concat(['on-spine-event:spine-event', 'on-bubble:bubble', 'on-plate:plate', 'ink:mark'])
    .concat(['plate-dot:plate', 'bg:ink', 'ink:info-soft', 'ink:selection'])
    .concat([1, 2, 3, 4, 5].map((n) => `on-avatar:avatar-${String(n)}`))
    .map((pair) => pair.split(':') as [string, string]),
];
const shapes: [string, string][] = [
  ...['text', 'media', 'document', 'event'].map((kind): [string, string] => [
    `spine-${kind}`,
    'surface',
  ]),
  ...['bg', 'surface'].flatMap((on): [string, string][] => [
    ['line-strong', on],
    ['focus', on],
  ]),
  ['focus', 'accent-soft'],
  ['accent', 'surface-sunken'],
];

test('what floats over a dark page has a visible edge', () => {
  expect(contrast('edge', 'surface', 'dark')).toBeGreaterThanOrEqual(3);
});

describe.each(['light', 'dark'] as const)('the %s colours', (theme) => {
  it.each(text)('have readable text in --%s on --%s', (front, back) => {
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)('distinguish --%s from --%s', (front, back) => {
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(3);
  });
});
