/** Characters that would control the terminal instead of being shown. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

/** Returns a line of output that can't control the terminal, whatever people wrote into it. */
export const printable = (text: string): string =>
  text.replaceAll('\r\n', '\n').replaceAll(CONTROLS, '\uFFFD');
