import { lazy, Suspense, useState, type ComponentType } from 'react';
import { cacheFetch } from './cachedFetch';

/** Milliseconds after which what no first screen shows is fetched: until then the line is that screen's. */
export const LATER_MS = 10_000;

/** A part that is fetched when it is first shown, or ahead of that. */
export type SilentPart<Props> = ComponentType<Props> & { prepare(): void };

/**
 * Makes a part that is fetched when it is first shown. Where that fails it shows nothing, until it is
 * shown the next time: it must not take down the page that stands without it.
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
    // What this place shows stays the same component, whatever others fetch meanwhile.
    const [Part] = useState<ComponentType<Props>>(() => Deferred);
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(Shown, { prepare: () => void fetched().then(undefined, () => undefined) });
}
