/** The progress of one file: bytes sent, and the whole percentage. */
export interface FileProgress {
  readonly sent: number;
  readonly percent: number;
}

/**
 * Returns the progress of each file, given the percentage sent of all. The files are sent one after
 * another in the request body. Sizes are in bytes.
 */
export function fileProgress(sizes: readonly number[], percent: number): FileProgress[] {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const sentOfAll = (total * Math.min(100, Math.max(0, percent))) / 100;
  let start = 0;
  return sizes.map((size) => {
    const sent = Math.min(size, Math.max(0, Math.floor(sentOfAll - start)));
    start += size;
    const isWhole = percent >= 100 || sent >= size;
    return { sent, percent: isWhole ? 100 : Math.floor((100 * sent) / size) };
  });
}
