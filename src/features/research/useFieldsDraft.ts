import { useDraft } from '#shared/drafts/useDraft';
import { parseStored } from '#shared/store/persistedSlice';

/** The texts of a form's fields, all of them strings. */
type Texts<Name extends string> = Record<Name, string>;

/** Fields that forget nothing. */
export interface FieldsDraft<Fields> {
  readonly fields: Fields;
  /** Whether they were there when the form appeared. */
  readonly isRestored: boolean;
  readonly change: (changes: Partial<Fields>) => void;
  readonly clear: () => void;
}

function readFields<Name extends string>(text: string, empty: Texts<Name>): Texts<Name> {
  const kept = parseStored(text === '' ? null : text);
  if (typeof kept !== 'object' || kept === null) return empty;
  const known = Object.entries(kept).filter(
    (entry): entry is [Name, string] =>
      Object.hasOwn(empty, entry[0]) && typeof entry[1] === 'string',
  );
  return { ...empty, ...(Object.fromEntries(known) as Partial<Texts<Name>>) };
}

/** The fields of a form, kept as one draft under a key. */
export function useFieldsDraft<Name extends string>(
  key: string,
  empty: Texts<Name>,
): FieldsDraft<Texts<Name>> {
  const draft = useDraft(key);
  const fields = readFields(draft.text, empty);
  return {
    fields,
    isRestored: draft.isRestored,
    change(changes) {
      const next = { ...fields, ...changes };
      const isEmpty = Object.values(next).every((value) => value === '');
      draft.change(isEmpty ? '' : JSON.stringify(next));
    },
    clear: () => draft.clear(),
  };
}
