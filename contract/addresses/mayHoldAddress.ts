/** In every address: one of these signs inside a word. */
const SIGN = /\S[.:/]\S/;

/** Whether a text may contain a web address. A fast check that spares all other texts the search. */
export const mayHoldAddress = (text: string): boolean => SIGN.test(text);
