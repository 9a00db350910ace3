import type { AppThunk } from '#shared/store/types';
import { libraryApi } from './libraryApi';
import { sendAllWanted } from './saveThunks';

const { listSaved } = libraryApi.endpoints;

/** Sends what was saved or removed offline, and reads again what is saved, if that failed. */
export const catchUp = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  await dispatch(sendAllWanted());
  if (listSaved.select()(getState()).isError)
    await dispatch(listSaved.initiate(undefined, { forceRefetch: true, subscribe: false }));
};
