/** Milliseconds after which what no first screen shows is fetched: until then the line is that screen's. */
export const LATER_MS = 3_000;
