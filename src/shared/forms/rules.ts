import { string } from 'yup';
import { hasVisibleText } from '#contract/visibleText';

/** A text that a form cannot go without; it is cleaned of the white space around it. */
export const neededText = (missing: string) =>
  string()
    .test('visible', missing, (text = '') => hasVisibleText(text))
    .trim()
    .required(missing);
