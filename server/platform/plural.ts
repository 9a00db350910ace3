/** A count with its unit, such as `1 page` or `2 pages`. */
export const plural = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? '' : 's'}`;
