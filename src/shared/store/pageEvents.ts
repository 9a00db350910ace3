import { createAction } from '@reduxjs/toolkit';

/** How the reader came to an address: back or forward, by a link, or in place of another. */
export type NavigationKind = 'POP' | 'PUSH' | 'REPLACE';

/** The stored state was read and the application may begin its work. */
export const appStarted = createAction<{ at: number }>('app/started');

/** Another address of the application is shown; `path` is path and query. */
export const navigated = createAction<{ path: string; kind: NavigationKind }>('app/navigated');

/** The page came to the front or went out of sight. */
export const pageVisibilityChanged = createAction<{ visible: boolean }>(
  'app/pageVisibilityChanged',
);

/** Storage refused something; told once, the application goes on in memory. */
export const storageFailed = createAction<{ key: string; operation: 'read' | 'write' }>(
  'app/storageFailed',
);

/** Storage holds everything again that it should. */
export const storageRecovered = createAction('app/storageRecovered');
