import { isAnyOf } from '@reduxjs/toolkit';
import { appStarted } from '#shared/store/pageEvents';
import { loggedOut, selectToken, sessionExpired } from '#shared/store/sessionEvents';
import type { StartAppListening } from '#shared/store/types';

/** What was kept for reading offline must not outlive the session, also where no page was open at its end. */
export function registerKeptReads(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(loggedOut, sessionExpired, appStarted),
    effect: async (_action, api) => {
      if (selectToken(api.getState()) === null) await api.extra.keptReads.forget();
    },
  });
}
