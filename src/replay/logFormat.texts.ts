/** Texts of the log format, which the recorder loads without the texts of the replay. */

export const problemOnLine = (line: number, problem: string) => `Line ${line}: ${problem}`;
