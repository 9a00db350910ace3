/** Reads one stored text; null where there is none or it cannot be read. */
export type ReadStored = (key: string) => string | null;

/** Text to keep under each key; null removes it. */
export type StoredTexts = Readonly<Record<string, string | null>>;

/** How one slice is kept in the browser's storage. */
export interface PersistedSlice<State> {
  /** Keys kept only until the browser is closed; all others stay. */
  sessionKeys?: readonly string[];
  /** The stored part of the slice; nothing where storage holds nothing usable. Must bear any text. */
  read: (stored: ReadStored) => Partial<State> | undefined;
  /** Always the same keys, so that a vanished value is removed. */
  write: (state: State) => StoredTexts;
}

/** Parses JSON that somebody else may have written. */
export function parseStored(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A positive whole number from its decimal text, else null. */
export function parseStoredId(text: string | null): number | null {
  const id = text !== null && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(id) ? id : null;
}
