import { string } from 'yup';
import { hasVisibleText, trimText } from '#contract/visibleText';
import { excess, lengthProblem } from '../lib/textLimit';

/** A required text, trimmed. Invisible characters don't count. */
export const neededText = (missing: string) =>
  string()
    .test('visible', missing, (text = '') => hasVisibleText(text))
    .trim()
    .required(missing);

/** The same for a text of several lines, whose first one may be indented. */
export const neededLines = (missing: string) =>
  string()
    .test('visible', missing, (text = '') => hasVisibleText(text))
    .transform(trimText)
    .required(missing);

/**
 * The arguments of `test` for a text of at most this many characters. The message says by how many
 * it is too long. A field's `maxLength` would cut a pasted text without a word.
 */
export const atMost = (limit: number) =>
  [
    'short-enough',
    ({ value }: { value: string }) => lengthProblem(value, limit),
    (text = '') => excess(text, limit) === 0,
  ] as const satisfies Parameters<ReturnType<typeof string>['test']>;
