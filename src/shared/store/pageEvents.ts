import { createAction } from '@reduxjs/toolkit';

/** The kind of navigation: back or forward, by a link, or replacing an address. */
export type NavigationKind = 'POP' | 'PUSH' | 'REPLACE';

/** The stored state has been read, and the application may start its work. */
export const appStarted = createAction<{ at: number }>('app/started');

/** The application shows another address. `path` is path and query. */
export const navigated = createAction<{ path: string; kind: NavigationKind }>('app/navigated');

/** The page became visible or hidden. */
export const pageVisibilityChanged = createAction<{ visible: boolean }>(
  'app/pageVisibilityChanged',
);

/** A storage operation failed. Reported once. The application continues in memory. */
export const storageFailed = createAction<{ key: string; operation: 'read' | 'write' }>(
  'app/storageFailed',
);

/** Storage is complete again. */
export const storageRecovered = createAction('app/storageRecovered');
