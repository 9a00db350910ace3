const MARK = /\$|\\[([]/;

/** Whether a text may contain a formula. A fast check that spares all other texts the parsing. */
export const mayHoldMaths = (text: string): boolean => MARK.test(text);
