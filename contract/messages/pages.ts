/** A page of a document, such as `2 (6 of 7)`: the printed number, and that in the file. */
export const printedPage = (label: string, page: number, count: number): string =>
  `${label} (${page} of ${count})`;
