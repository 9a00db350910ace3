import { shallowEqual } from 'react-redux';

/** What is read and listened to. */
export interface ReadableStore<State> {
  getState: () => State;
  /** The listener is called when the state may have changed, until the returned function is. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Some slices of a store, by themselves. Whoever listens is told only when one of them changed, so
 * that hundreds of listeners do not cost every action of the others; the state is the same object
 * as long as none changes.
 */
export function partOf<Part extends object>(
  store: ReadableStore<Part>,
  slices: readonly (keyof Part)[],
): ReadableStore<Part> {
  const pick = (state: Part) =>
    Object.fromEntries(slices.map((slice) => [slice, state[slice]])) as Part;
  const listeners = new Set<() => void>();
  let whole = store.getState();
  let part = pick(whole);
  let leave: (() => void) | undefined;

  function getState(): Part {
    const state = store.getState();
    if (state === whole) return part;
    whole = state;
    const picked = pick(state);
    if (!shallowEqual(picked, part)) part = picked;
    return part;
  }

  function listen(): () => void {
    let told = getState();
    return store.subscribe(() => {
      const now = getState();
      if (now === told) return;
      told = now;
      listeners.forEach((listener) => listener());
    });
  }

  return {
    getState,
    subscribe(listener) {
      // A function of its own, so that one listener may come twice.
      const tell = () => listener();
      listeners.add(tell);
      leave ??= listen();
      return () => {
        listeners.delete(tell);
        if (listeners.size > 0) return;
        leave?.();
        leave = undefined;
      };
    },
  };
}
