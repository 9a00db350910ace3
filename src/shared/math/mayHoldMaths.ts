const MARK = /\$|\\[([]/;

/** Whether a text may hold a formula: a quick look, to spare all others the work. */
export const mayHoldMaths = (text: string): boolean => MARK.test(text);
