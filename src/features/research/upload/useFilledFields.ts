import { useRef } from 'react';
import type { Form } from '#shared/forms/useForm';
import type { PaperFields } from '../papers/papersApi';

/**
 * Fills in fields that the user hasn't changed, or all of them, and returns the names of those that
 * keep another text of the user's.
 */
export type FillFields = (
  fields: Partial<PaperFields>,
  options?: { overwrites?: boolean },
) => (keyof PaperFields)[];

/** Returns the function with which a PDF or a pasted entry fills in the form of a paper. */
export function useFilledFields({ change }: Form<PaperFields>): FillFields {
  /** The values that were filled in. A field that still has its value counts as unchanged. */
  const proposed = useRef<Partial<PaperFields>>({});
  return (fields, { overwrites = false } = {}) => {
    const kept: (keyof PaperFields)[] = [];
    change((now) => {
      const taken: Partial<PaperFields> = {};
      for (const name of Object.keys(fields) as (keyof PaperFields)[]) {
        const typed = now[name].trim();
        const isOwn =
          typed !== '' && typed !== fields[name] && now[name] !== proposed.current[name];
        if (isOwn && !overwrites) kept.push(name);
        else taken[name] = fields[name] ?? '';
      }
      proposed.current = { ...proposed.current, ...taken };
      return taken;
    });
    return kept;
  };
}
