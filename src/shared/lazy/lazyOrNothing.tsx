import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useRetryOnline } from '../hooks/online';
import { cacheFetch } from './cachedFetch';

/**
 * Milliseconds to wait before prefetching code that no first screen needs, so that it doesn't
 * compete for bandwidth.
 */
export const LATER_MS = 10_000;

/** A part that is fetched when it is first rendered, or earlier. */
export type SilentPart<Props> = ComponentType<Props> & { prepare(): void };

/**
 * Creates a part that is fetched when it is first rendered. If the fetch fails, it renders nothing,
 * or the given component, because the page works without it. It is fetched again when the network
 * is back, and when it is rendered the next time.
 */
export function lazyOrNothing<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = () => null,
): SilentPart<Props> {
  const fetched = cacheFetch(load);
  const showInstead = () => {
    Deferred = defer();
    return { default: Instead };
  };
  const defer = (): ComponentType<Props> => lazy(() => fetched().then(undefined, showInstead));
  let Deferred = defer();
  function Shown(props: Props) {
    // Keeps the same component in this place, whatever is fetched elsewhere in the meantime.
    const [Part, setPart] = useState<ComponentType<Props>>(() => Deferred);
    useRetryOnline(() => setPart(() => Deferred));
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(Shown, { prepare: () => void fetched().then(undefined, () => undefined) });
}
