import type { SetRsvp } from '#contract/entities/event';
import { eventMessages } from '#contract/messages';
import { errorDetail, hasStatus } from '#api/errors';
import { notify } from '#shared/notify/notify';
import { rsvpChanged } from '#shared/store/featureEvents';
import { selectUserId } from '#shared/store/sessionEvents';
import type { AppThunk } from '#shared/store/types';
import { eventsApi } from '../eventsApi';
import { notifyOverlap } from '../eventThunks';
import * as texts from './texts';

const { setRsvp, deleteRsvp, readEvent } = eventsApi.endpoints;
const { invalidateTags } = eventsApi.util;

/** An RSVP where places are limited; null for none. */
export type Place = 'going' | 'interested' | 'waiting' | null;

/** Reads what an event's places and the reader's own RSVP are now, and shows it everywhere. */
export function refreshPlace(eventId: number): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { data } = await dispatch(
      readEvent.initiate(eventId, { forceRefetch: true, subscribe: false }),
    );
    if (!data) return;
    const { post_id: postId, my_rsvp: status = null, going = 0, interested = 0, ...event } = data;
    const { waiting, my_waiting_position, online_url, join_note, capacity } = event;
    dispatch(invalidateTags([{ type: 'Attendees', id: eventId }]));
    dispatch(
      rsvpChanged({
        eventId,
        postId,
        status,
        counts: { going, interested },
        own: { waiting, my_waiting_position, online_url, join_note, capacity },
      }),
    );
  };
}

function doneText(before: Place, wanted: Place, answer: SetRsvp | undefined): string {
  if (answer?.my_waiting_position) return texts.joined(answer.my_waiting_position);
  if (answer) return eventMessages.marked(answer.status);
  return before === 'waiting' ? texts.left : eventMessages.unmarked(before ?? wanted ?? 'going');
}

function failureText(before: Place, wanted: Place, error: unknown): string {
  if (hasStatus(error, 409)) return errorDetail(error, texts.failed);
  if (before === 'waiting' || wanted === 'waiting') return texts.failed;
  return wanted === null
    ? eventMessages.unmarkFailed(before ?? 'going')
    : eventMessages.markFailed(wanted);
}

/** Sets the reader's RSVP to an event with limited places, and shows what became of it. */
export function changePlace(
  { eventId, before }: { eventId: number; before: Place },
  wanted: Place,
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (selectUserId(getState()) === null) {
      dispatch(notify({ kind: 'error', text: eventMessages.noUserId }));
      return;
    }
    const status = wanted === 'interested' ? 'interested' : 'going';
    const { data, error } = await (wanted === null
      ? dispatch(deleteRsvp.initiate({ eventId }, { track: false }))
      : dispatch(
          setRsvp.initiate({ eventId, status, waitlist: wanted === 'waiting' }, { track: false }),
        ));
    // Also after a failure: others may have taken the last place.
    await dispatch(refreshPlace(eventId));
    if (error) {
      dispatch(notify({ kind: 'error', text: failureText(before, wanted, error) }));
      return;
    }
    dispatch(notify({ kind: 'success', text: doneText(before, wanted, data ?? undefined) }));
    if (data?.overlaps_with) dispatch(notifyOverlap(data.overlaps_with));
  };
}
