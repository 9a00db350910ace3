import { lazy, type ComponentType } from 'react';

/** A page that is fetched when it is first needed. */
export type LazyPage = ComponentType & { preload(): Promise<unknown> };

/**
 * A page in a chunk of its own. Once preloaded it renders at once, without a moment of nothing: the
 * page the server sent stays on screen until the application takes over.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    try {
      loaded = await load();
      return { default: loaded };
    } catch (error) {
      // React keeps what failed; the next attempt is a fresh one.
      Deferred = lazy(preload);
      throw error;
    }
  };
  let Deferred = lazy(preload);
  const Page = () => {
    const Present = loaded ?? Deferred;
    return <Present />;
  };
  return Object.assign(Page, { preload });
}
