import { loggedOut } from '#shared/store/sessionEvents';
import type { StartAppListening } from '#shared/store/types';

/** Who logs out leaves no files behind. */
export function registerPostFilesListener(startListening: StartAppListening): void {
  startListening({
    actionCreator: loggedOut,
    effect: async (_action, { dispatch }) => {
      const { forgetFiles } = await import(/* webpackChunkName: "kept-files" */ './keptFiles');
      await dispatch(forgetFiles());
    },
  });
}
