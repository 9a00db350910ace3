import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';

/**
 * The address for which a title is requested. `search` is the query string with its question mark.
 */
export interface Place {
  readonly params: Params;
  readonly pathname: string;
  readonly search: string;
}

/** One screen: a React Router route object with the application's own metadata. */
export interface AppRoute {
  readonly path: string;
  readonly lazy: () => Promise<{ Component: ComponentType }>;
  readonly handle: {
    /** The screen's title, used as the document title and announced to screen readers. */
    readonly title: string | ((place: Place) => string);
    /**
     * The audience of the screen: everyone by default. `newcomers` are signed in but may have an
     * unfinished profile.
     */
    readonly for?: 'visitors' | 'newcomers' | 'members';
  };
}
