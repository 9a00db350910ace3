/** The signs between the items of a list, in any script. */
const SEPARATOR = /[,;\n\r\t，、；،؛•]/;

/** Whether a text has several items, or the sign after one. */
export const isList = (text: string): boolean => SEPARATOR.test(text.trim());

/** The items of a list that was typed or pasted, such as tags, without blanks around them. */
export const splitList = (text: string): string[] =>
  text.split(SEPARATOR).flatMap((item) => item.trim().replace(/\s+/gu, ' ') || []);
