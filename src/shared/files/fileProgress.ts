/** How far a file of an upload is: bytes sent, and the whole percent they are. */
export interface FileProgress {
  readonly sent: number;
  readonly percent: number;
}

/**
 * How far each file is once so many percent of them all were sent. The files follow one another in
 * the body of the request, so one begins where the one before ends. Sizes are in bytes.
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
