import { parseStored } from '../store/persistedSlice';

/** The values of a form: a text, or a list of texts, for each field. */
export type FormValues<Values> = Record<keyof Values, string | readonly string[]>;

/** Returns the initial values with those of a draft over them. What fits no field is ignored. */
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

/** Returns the values as a draft: '' for the initial ones, so an untouched form leaves no draft. */
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
