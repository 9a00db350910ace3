import { addListener } from '@reduxjs/toolkit';
import { frameReceived } from '#realtime/frameActions';
import type { AppDispatch, AppThunk, RootState } from '#shared/store/types';
import { refreshPlace } from './placeThunks';

const startListening = addListener.withTypes<RootState, AppDispatch>();

/** Shows a place from the waiting list as soon as the server notifies the reader. */
const onNotification = startListening({
  actionCreator: frameReceived.notification,
  effect: async ({ payload }, { dispatch }) => {
    const { type, event_id: eventId } = payload.notification;
    if (type === 'event_place' && eventId !== undefined) await dispatch(refreshPlace(eventId));
  },
});

/** Follows the reader's places from now on. Only the first call starts the listener. */
export const followPlaces = (): AppThunk => (dispatch) => {
  dispatch(onNotification);
};
