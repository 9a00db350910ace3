import { parseStored } from '../store/persistedSlice';

/** The values of a form: a text, or a list of texts, for each field. */
export type FormValues<Values> = Record<keyof Values, string | readonly string[]>;

/** What a draft holds, over what the form begins with; whatever in it fits no field is left out. */
export function readValues<Values extends FormValues<Values>>(
  draft: string,
  initial: Values,
): Values {
  const kept = parseStored(draft === '' ? null : draft);
  if (typeof kept !== 'object' || kept === null) return initial;
  const usable = Object.entries(kept).filter(
    ([name, value]) =>
      Object.hasOwn(initial, name) && isAlike(value, initial[name as keyof Values]),
  );
  return { ...initial, ...(Object.fromEntries(usable) as Partial<Values>) };
}

/** The values as a draft: '' where they are what the form begins with, so that an untouched one leaves none. */
export function writeValues<Values extends FormValues<Values>>(
  values: Values,
  initial: Values,
): string {
  const text = JSON.stringify(values);
  return text === JSON.stringify(initial) ? '' : text;
}

const isText = (value: unknown) => typeof value === 'string';

const isAlike = (value: unknown, model: string | readonly string[]) =>
  isText(model) ? isText(value) : Array.isArray(value) && value.every(isText);
