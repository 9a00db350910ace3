/** Texts of the lists of papers and work. */

export const loading = (label: string) => `Loading: ${label}`;
export const listSize = (label: string, count: number, isCut: boolean) =>
  `${label}: ${count}${isCut ? ' and more' : ''}`;
export const loadMore = 'Load more';
