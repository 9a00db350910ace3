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
  /**
   * Returns the state to write, for a slice with values that several tabs change. Without it the
   * tab's own state is written.
   */
  merge?: (states: MergedStates<State>) => State;
}

/** The states that a write merges. */
export interface MergedStates<State> {
  /** The stored state, which another tab may have written. */
  stored: Partial<State> | undefined;
  /** The state that this tab read or wrote last. */
  before: Partial<State> | undefined;
  /** This tab's own state. */
  now: State;
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
