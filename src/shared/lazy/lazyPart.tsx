import { lazy, type ComponentType, type FunctionComponent } from 'react';
import { partFailed } from './failedParts';

/** A part of the page that is fetched when it is first shown, or ahead of that. */
export type LazyPart<Props = object> = FunctionComponent<Props> & { preload(): Promise<unknown> };

/**
 * A part in a chunk of its own. Once preloaded it renders at once, without a moment of nothing: the
 * page the server sent stays on screen until the application takes over. Where it cannot be fetched
 * the boundary around it shows that, and its way to try again fetches anew; React's own `lazy` would
 * keep the failure until the page is loaded again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const defer = (): ComponentType<Props> =>
    lazy(() =>
      preload().catch((error: unknown) => {
        partFailed(() => (Deferred = defer()));
        throw error;
      }),
    );
  let Deferred = defer();
  function Part(props: Props) {
    const Present = loaded ?? Deferred;
    return <Present {...props} />;
  }
  return Object.assign(Part, { preload });
}
