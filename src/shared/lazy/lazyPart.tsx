import { lazy, type ComponentType, type FunctionComponent } from 'react';
import { cacheFetch } from './cachedFetch';

/**
 * A part of the page whose chunk failed to load, because the network is down or a newer build
 * replaced the files.
 */
export class LostPart extends Error {}

/** The functions that reset each failed part, so that the next render retries. */
const failed = new Set<() => void>();

/** Marks a part as failed. It stays so until it is renewed. */
function partFailed(renew: () => void): void {
  failed.add(renew);
}

/** Resets all failed parts, so that they are fetched again. Call it before any retry. */
export function renewFailedParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/** A part of the page that is fetched when it is first rendered, or earlier. */
export type LazyPart<Props = object> = FunctionComponent<Props> & {
  /** Fetches the part. Rejects if it fails to load. */
  readonly preload: () => Promise<unknown>;
  /** Fetches the part early if possible. A failure is handled when the part is rendered. */
  readonly prepare: () => void;
};

/**
 * Creates a component in a separate chunk. Once preloaded, it renders synchronously, so prerendered
 * HTML stays on screen until hydration. If the chunk fails to load, the nearest boundary shows an
 * error, and its retry fetches again. React's own `lazy` would keep the failure until the page is
 * reloaded.
 *
 * It always renders the same lazy component, because a different component would remount and lose
 * its state. Only a failed attempt is replaced, because nothing of it was mounted.
 */
export function makePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const fetched = cacheFetch(load);
  const fail = (error: unknown) => {
    partFailed(() => (Deferred = defer()));
    throw new LostPart(String(error));
  };
  const defer = (): ComponentType<Props> => lazy(() => fetched().then(undefined, fail));
  let Deferred = defer();
  function Part(props: Props) {
    return <Deferred {...props} />;
  }
  return Object.assign(Part, {
    preload: fetched,
    prepare: () => void fetched().then(undefined, () => undefined),
  });
}

/** See {@link makePart}. Call it at module level only. */
export const lazyPart = makePart;
