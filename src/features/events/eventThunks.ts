import type { RsvpStatus } from '#contract/entities/event';
import { eventMessages } from '#contract/messages';
import { notify } from '#shared/notify/notify';
import { rsvpChanged } from '#shared/store/featureEvents';
import { selectUserId } from '#shared/store/sessionEvents';
import type { AppThunk } from '#shared/store/types';
import { eventsApi } from './eventsApi';
import { rsvpFailed, rsvpWished, selectPendingRsvp } from './eventsSlice';

const { setRsvp, deleteRsvp, readRsvpCounts } = eventsApi.endpoints;

/** Which event is answered; `mine` is the answer the server holds. */
interface Answered {
  eventId: number;
  postId?: number | undefined;
  mine: RsvpStatus | null;
}

function send(eventId: number, status: RsvpStatus | null): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const call =
      status === null
        ? dispatch(deleteRsvp.initiate({ eventId }, { track: false }))
        : dispatch(setRsvp.initiate({ eventId, status }, { track: false }));
    const { error } = await call;
    return error === undefined;
  };
}

function tell(status: RsvpStatus | null, before: RsvpStatus | null, isDone: boolean) {
  const { marked, unmarked, markFailed, unmarkFailed } = eventMessages;
  if (status !== null)
    return isDone
      ? notify({ kind: 'success', text: marked(status) })
      : notify({ kind: 'error', text: markFailed(status) });
  const taken = before ?? 'going';
  return isDone
    ? notify({ kind: 'success', text: unmarked(taken) })
    : notify({ kind: 'error', text: unmarkFailed(taken) });
}

/**
 * Answers an event, or takes the answer back where it is the one there is. While a call runs, further
 * clicks only change the wish, and the server is told the last one.
 */
export function answerEvent(
  { eventId, postId, mine }: Answered,
  pressed: RsvpStatus,
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (selectUserId(getState()) === null) {
      dispatch(notify({ kind: 'error', text: eventMessages.noUserId }));
      return;
    }
    const wishOf = () => selectPendingRsvp(getState(), eventId);
    const underWay = wishOf();
    const shown = underWay ? underWay.status : mine;
    dispatch(rsvpWished({ eventId, status: shown === pressed ? null : pressed }));
    if (underWay) return;
    let held = mine;
    for (let wish = wishOf(); wish; wish = wishOf()) {
      const { status } = wish;
      if (!(await dispatch(send(eventId, status)))) {
        dispatch(rsvpFailed(eventId));
        if (getState().session.token !== null) dispatch(tell(status, held, false));
        return;
      }
      const counts = await dispatch(
        readRsvpCounts.initiate(eventId, { forceRefetch: true, subscribe: false }),
      );
      dispatch(rsvpChanged({ eventId, postId, status, counts: counts.data ?? null }));
      if (!wishOf()) dispatch(tell(status, held, true));
      held = status;
    }
  };
}
