/** Keys of entries without one of their own, in any case, because BibTeX ignores it. */
const MADE = /^quadref\d+$/i;
/** A key that every program accepts. With a letter, because some programs number entries. */
const KEY = /^(?=.{0,63}[a-z])[\w:.+/-]{1,64}$/i;

/** Whether a text can be the key of an entry that came with one. */
export const isCitationKey = (text: string): boolean => KEY.test(text) && !MADE.test(text);

/** An entry with the id that its key is made of, if it has none of its own. */
interface Keyed {
  id: number;
  entry: { fields: Readonly<Record<string, string>> };
}

/** The key of each entry: its own if no other has the same, else one made of its id. */
export function citationKeys(entries: readonly Keyed[]): string[] {
  const own = entries.map(({ entry }) => {
    const key = Object.hasOwn(entry.fields, 'citation-key') ? entry.fields['citation-key'] : '';
    return key && isCitationKey(key) ? key : '';
  });
  const counts = new Map<string, number>();
  // BibTeX refuses keys that differ in case only.
  for (const key of own) counts.set(key.toLowerCase(), (counts.get(key.toLowerCase()) ?? 0) + 1);
  return own.map((key, at) =>
    key !== '' && counts.get(key.toLowerCase()) === 1 ? key : `quadref${entries[at]?.id ?? at}`,
  );
}
