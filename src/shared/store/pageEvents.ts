import { createAction } from '@reduxjs/toolkit';

/** How the reader came to an address: back or forward, by a link, or in place of another. */
export type NavigationKind = 'POP' | 'PUSH' | 'REPLACE';

/** Another address of the application is shown; `path` is path and query. */
export const navigated = createAction<{ path: string; kind: NavigationKind }>('app/navigated');

/** The page came to the front or went out of sight. */
export const pageVisibilityChanged = createAction<{ visible: boolean }>(
  'app/pageVisibilityChanged',
);
