import { string } from 'yup';
import { hasVisibleText } from '#contract/visibleText';

/** A required text, trimmed. Invisible characters don't count. */
export const neededText = (missing: string) =>
  string()
    .test('visible', missing, (text = '') => hasVisibleText(text))
    .trim()
    .required(missing);
