import { lazy, Suspense, useState, type ComponentType } from 'react';
import { cacheFetch } from './cachedFetch';

/**
 * Milliseconds to wait before prefetching code that no first screen needs, so that it doesn't
 * compete for bandwidth.
 */
export const LATER_MS = 10_000;

/** A part that is fetched when it is first rendered, or earlier. */
export type SilentPart<Props> = ComponentType<Props> & { prepare(): void };

/**
 * Creates a part that is fetched when it is first rendered. If the fetch fails, it renders nothing
 * until it is rendered the next time, because the page works without it.
 */
export function lazyOrNothing<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): SilentPart<Props> {
  const fetched = cacheFetch(load);
  const showNothing = () => {
    Deferred = defer();
    return { default: () => null };
  };
  const defer = (): ComponentType<Props> => lazy(() => fetched().then(undefined, showNothing));
  let Deferred = defer();
  function Shown(props: Props) {
    // Keeps the same component in this place, whatever is fetched elsewhere in the meantime.
    const [Part] = useState<ComponentType<Props>>(() => Deferred);
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(Shown, { prepare: () => void fetched().then(undefined, () => undefined) });
}
