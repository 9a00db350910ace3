/** Reads one stored text. Returns null if there is none or it can't be read. */
export type ReadStored = (key: string) => string | null;

/** The text to store under each key. Null removes the key. */
export type StoredTexts = Readonly<Record<string, string | null>>;

/** How a slice is persisted in the browser's storage. */
export interface PersistedSlice<State> {
  /** Keys that are kept only until the browser is closed. All others are permanent. */
  sessionKeys?: readonly string[];
  /**
   * Returns the stored part of the slice, or undefined if nothing usable is stored. Must accept any
   * text.
   */
  read: (stored: ReadStored) => Partial<State> | undefined;
  /** Must always return the same keys, so that a missing value is removed. */
  write: (state: State) => StoredTexts;
}

/** Parses stored JSON, which may have been written by other code. */
export function parseStored(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
