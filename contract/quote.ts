import { QUOTE_MAX_LENGTH } from './limits';

/** The words of a message that a reply to it shows. */
export interface Quotable {
  content: string;
  file_name?: string | null | undefined;
  deleted?: boolean | undefined;
}

/**
 * The beginning of a message, as a reply to it shows it. A file without a text is shown by its
 * name, and a deleted message by ''.
 */
export function quoteOf({ content, file_name: fileName, deleted }: Quotable): string {
  if (deleted) return '';
  const whole = content === '' ? (fileName ?? '') : content;
  if (whole.length <= QUOTE_MAX_LENGTH) return whole;
  // A character is at most two units long, so that only the beginning is split into characters.
  return [...whole.slice(0, 2 * QUOTE_MAX_LENGTH)].slice(0, QUOTE_MAX_LENGTH).join('');
}
