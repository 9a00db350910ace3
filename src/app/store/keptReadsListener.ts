import { isAnyOf } from '@reduxjs/toolkit';
import { appStarted } from '#shared/store/pageEvents';
import { loggedOut, selectToken, sessionExpired } from '#shared/store/sessionEvents';
import type { StartAppListening } from '#shared/store/types';

/** Deletes the offline copies when the session ends, even if it ended while no page was open. */
export function registerKeptReads(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(loggedOut, sessionExpired, appStarted),
    effect: async (_action, api) => {
      if (selectToken(api.getState()) === null) await api.extra.keptReads.forget();
    },
  });
}
