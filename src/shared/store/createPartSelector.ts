import { useDispatch, useStore, type UseSelector } from 'react-redux';
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector';
import { partOf, type ReadableStore } from './storePart';

/** Reads slices of the state; renders again when what is selected is no longer equal. */
export type UsePartSelector<Part> = <Selected>(
  select: (state: Part) => Selected,
  isEqual?: (before: Selected, after: Selected) => boolean,
) => Selected;

/**
 * A hook like `useAppSelector` that sees only the given slices, and asks again only when one of them
 * changed. For what is on a page hundreds of times, such as the cards of a feed.
 */
export function createPartSelector<Part extends object>(
  ...slices: readonly (keyof Part)[]
): UsePartSelector<Part> {
  const parts = new WeakMap<object, ReadableStore<Part>>();
  return function usePartSelector(select, isEqual) {
    const store = useStore<Part>();
    const part = parts.get(store) ?? partOf(store, slices);
    parts.set(store, part);
    return useSyncExternalStoreWithSelector(
      part.subscribe,
      part.getState,
      part.getState,
      select,
      isEqual,
    );
  };
}

/**
 * What the hooks of RTK Query are made of. They read the slice of the API and nothing else, so they
 * are asked only when it changed: a long feed has several on each card that announces an event.
 */
export const apiHooks = {
  useDispatch,
  useStore,
  // Its selectors name the state as they like; the slice has the same place in all of them.
  useSelector: createPartSelector<{ api: unknown }>('api') as unknown as UseSelector,
};
