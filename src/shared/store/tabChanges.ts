import type { PersistedSlice } from './persistedSlice';

/** The part of a slice that names the user to whom its entries belong. */
export interface OwnedState {
  ownerId: number | null;
}

/**
 * How the entries of a slice are changed one by one. The tabs of a browser share such a slice, so
 * each of them sends and stores only the entries that it changed.
 */
export interface TabChanges<State extends OwnedState, Changes extends OwnedState> {
  /** Returns the entries that differ between two states of the same owner, or null if none do. */
  between: (before: State, after: State) => Changes | null;
  /** Returns the state with the changes applied. Applying them again changes nothing. */
  apply: (state: State, changes: Changes) => State;
}

/**
 * Returns the function that merges the changes since the last write into the stored entries of the
 * same owner, so that the entries of other tabs stay. A logout removes all entries of the owner.
 */
export function mergeOwned<State extends OwnedState, Changes extends OwnedState>(
  { between, apply }: TabChanges<State, Changes>,
  empty: State,
): NonNullable<PersistedSlice<State>['merge']> {
  const ownedBy = (ownerId: number, state: Partial<State> | undefined): State =>
    state?.ownerId === ownerId ? { ...empty, ...state } : { ...empty, ownerId };
  return ({ stored, before, now }) => {
    const { ownerId } = now;
    const storedOwner = stored?.ownerId ?? null;
    if (ownerId === null) {
      const isOthers = storedOwner !== null && storedOwner !== before?.ownerId;
      return isOthers ? { ...empty, ...stored } : now;
    }
    if (storedOwner !== null && storedOwner !== ownerId) return now;
    const changes = between(ownedBy(ownerId, before), now);
    const held = ownedBy(ownerId, stored);
    return changes ? apply(held, changes) : held;
  };
}
