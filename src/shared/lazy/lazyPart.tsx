import { lazy, type ComponentType, type FunctionComponent } from 'react';
import { cacheFetch } from './cachedFetch';

/** A part of the page whose code could not be fetched: there is no network, or a newer build has other files. */
export class LostPart extends Error {}

/** Of each part that could not be fetched, what makes the next showing a fresh attempt. */
const failed = new Set<() => void>();

/** Remembers that a part could not be fetched: until it is renewed, it stays so. */
function partFailed(renew: () => void): void {
  failed.add(renew);
}

/** Whoever lets people try again calls this first: what could not be fetched is fetched anew. */
export function renewFailedParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/** A part of the page that is fetched when it is first shown, or ahead of that. */
export type LazyPart<Props = object> = FunctionComponent<Props> & {
  /** Rejects where it cannot be fetched. */
  readonly preload: () => Promise<unknown>;
  /** Fetches it ahead where that is possible; whether it was is seen when it is shown. */
  readonly prepare: () => void;
};

/**
 * A part in a chunk of its own. Once preloaded it renders at once, without a moment of nothing: the
 * page the server sent stays on screen until the application takes over. Where it cannot be fetched
 * the boundary around it shows that, and its way to try again fetches anew; React's own `lazy` would
 * keep the failure until the page is loaded again.
 *
 * It always renders the same lazy component, because a change of component would mount the part again
 * and lose its state. Only an attempt that failed is replaced: nothing of it was mounted.
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

/** See {@link makePart}. A part is made once, outside of every function. */
export const lazyPart = makePart;
