/** The reader of Markdown takes too long for more, and fails on deep nesting. */
const MAX_LENGTH = 10_000;
const MAX_MARKS = 1_000;
const MARKS = /[*_~`<>[\]|$!&#-]/g;
/** Quotes need no blank between their signs, lists do: a rule or the line of a table is no nesting. */
const DEEP = /(?:> ?){20}|(?:[-*+>] ){20}/;

/** Whether Markdown is short and flat enough to be set; other texts are shown as they were written. */
export function isReadable(text: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  return (text.match(MARKS)?.length ?? 0) <= MAX_MARKS && !DEEP.test(text);
}
