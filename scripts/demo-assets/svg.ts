/** Returns a random number generator that yields the same numbers from 0 to 1 for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Draws one piece of SVG for each index below `count` and joins them. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A vertical gradient for use as `url(#id)`. */
export const gradient = (id: string, ...stops: readonly [offset: number, colour: string][]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops
    .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`;

/** A radial gradient from a colour to transparent. */
export const glow = (id: string, colour: string) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

/** A wavy line of hills, filled down to the bottom edge. */
export function hills(
  seed: number,
  {
    width,
    height,
    top,
    rise,
    fill,
  }: Record<'width' | 'height' | 'top' | 'rise', number> & {
    fill: string;
  },
): string {
  const random = seeded(seed);
  const [a, b, c] = [random() * 6, random() * 6, random() * 6];
  const points = Array.from({ length: 65 }, (_, index) => {
    const x = index / 64;
    const wave =
      Math.sin(x * 5 + a) * 0.5 + Math.sin(x * 11 + b) * 0.3 + Math.sin(x * 23 + c) * 0.1;
    return `${(x * width).toFixed(0)} ${(top - wave * rise).toFixed(1)}`;
  });
  return `<path d="M0 ${height}L${points.join('L')}L${width} ${height}Z" fill="${fill}"/>`;
}

/** Stars between the top edge and `bottom`. */
export function stars(seed: number, count: number, width: number, bottom: number): string {
  const random = seeded(seed);
  return times(count, () => {
    const [x, y, size] = [random() * width, random() ** 1.4 * bottom, 0.5 + random() ** 4 * 2.2];
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${size.toFixed(1)}" fill="#fff" opacity="${(0.35 + random() * 0.6).toFixed(2)}"/>`;
  });
}

/** A complete SVG document with the product's fonts. */
export const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="'Source Sans 3 Variable','Noto Sans Bengali Variable',sans-serif">${body}</svg>`;
