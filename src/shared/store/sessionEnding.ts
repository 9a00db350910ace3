import { createAction } from '@reduxjs/toolkit';

/** The session is about to end: what the page says until then is read before the login is shown. */
export const sessionEnding = createAction<{ path: string }>('session/ending');
