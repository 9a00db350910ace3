import type { RsvpStatus } from '#contract/entities/event';
import { eventMessages } from '#contract/messages';
import { notify } from '#shared/notify/notify';
import { rsvpChanged } from '#shared/store/featureEvents';
import { sendDesired } from '#shared/store/sendDesired';
import { selectUserId } from '#shared/store/sessionEvents';
import type { AppThunk, RootState } from '#shared/store/types';
import { eventsApi } from './eventsApi';
import { rsvpFailed, rsvpRequested, selectDesiredRsvp } from './eventsSlice';
import * as texts from './texts';

const { setRsvp, deleteRsvp, readRsvpCounts } = eventsApi.endpoints;

/** Going, interested, or null for no RSVP. */
type Rsvp = RsvpStatus | null;

/** The event of an RSVP; `mine` is the RSVP the server has. */
interface RsvpTarget {
  eventId: number;
  postId?: number | undefined;
  mine: Rsvp;
}

/** Says that another event is at the same time. */
export const notifyOverlap = ({ title }: { title: string }): AppThunk =>
  notify({ kind: 'info', text: texts.overlaps(title) });

function requestRsvp(eventId: number, status: Rsvp): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const call =
      status === null
        ? dispatch(deleteRsvp.initiate({ eventId }, { track: false }))
        : dispatch(setRsvp.initiate({ eventId, status }, { track: false }));
    const { data, error } = await call;
    if (data?.overlaps_with) dispatch(notifyOverlap(data.overlaps_with));
    return error === undefined;
  };
}

/** Returns the toast after a response; `before` is the RSVP the server had until then. */
function rsvpToast(status: Rsvp, before: Rsvp, isDone: boolean) {
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

/** Sets the RSVP for an event, or withdraws it if it is the current one. */
export function toggleRsvp(
  { eventId, postId, mine }: RsvpTarget,
  pressed: RsvpStatus,
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (selectUserId(getState()) === null) {
      dispatch(notify({ kind: 'error', text: eventMessages.noUserId }));
      return;
    }
    const select = (state: RootState) => selectDesiredRsvp(state, eventId);
    const desired = select(getState());
    const shown = desired === undefined ? mine : desired;
    let held = mine;

    async function send(status: Rsvp): Promise<boolean> {
      if (!(await dispatch(requestRsvp(eventId, status)))) {
        dispatch(rsvpFailed(eventId));
        return false;
      }
      const counts = await dispatch(
        readRsvpCounts.initiate(eventId, { forceRefetch: true, subscribe: false }),
      );
      dispatch(rsvpChanged({ eventId, postId, status, counts: counts.data ?? null }));
      if (select(getState()) === undefined) dispatch(rsvpToast(status, held, true));
      held = status;
      return true;
    }

    await dispatch(
      sendDesired<Rsvp>({
        change: rsvpRequested({ eventId, status: shown === pressed ? null : pressed }),
        select,
        send,
        explainFailure: (status) => rsvpToast(status, held, false),
      }),
    );
  };
}
