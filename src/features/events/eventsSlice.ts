import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RsvpStatus } from '#contract/entities/event';
import { rsvpChanged, type RsvpFields } from '#shared/store/featureEvents';
import { isSettled } from '#shared/store/sendDesired';

/** RSVPs that the server has not confirmed, by event id, applied on top of the events. */
export interface EventsState {
  pendingRsvps: Record<number, { status: RsvpStatus | null }>;
}

const initialState: EventsState = { pendingRsvps: {} };

const eventsSlice = createSlice({
  name: 'events',
  initialState,
  reducers: {
    /** The reader clicked Going or Interested; null withdraws the RSVP. */
    rsvpRequested(
      { pendingRsvps },
      { payload }: PayloadAction<{ eventId: number; status: RsvpStatus | null }>,
    ) {
      pendingRsvps[payload.eventId] = { status: payload.status };
    },
    /** The server rejected the RSVP, so the confirmed one is shown again. */
    rsvpFailed({ pendingRsvps }, { payload: eventId }: PayloadAction<number>) {
      delete pendingRsvps[eventId];
    },
  },
  extraReducers: (builder) =>
    builder.addCase(rsvpChanged, ({ pendingRsvps }, { payload: { eventId, status: held } }) => {
      const desired = pendingRsvps[eventId]?.status;
      if (isSettled({ desired, sent: held, held })) delete pendingRsvps[eventId];
    }),
});

export const { rsvpRequested, rsvpFailed } = eventsSlice.actions;
export const eventsReducer = eventsSlice.reducer;

/** Selects the RSVP that the server has not confirmed; undefined if there is none. */
export const selectDesiredRsvp = (state: { events: EventsState }, eventId: number) =>
  state.events.pendingRsvps[eventId]?.status;

/** Returns the RSVP counts of an event including the reader's unconfirmed one. */
export function withDesired(
  { going, interested, my_rsvp: mine }: RsvpFields,
  desired: RsvpStatus | null | undefined,
): { going: number; interested: number; status: RsvpStatus | null } {
  const status = desired === undefined ? mine : desired;
  const change = (kind: RsvpStatus) => Number(status === kind) - Number(mine === kind);
  return {
    going: Math.max(0, going + change('going')),
    interested: Math.max(0, interested + change('interested')),
    status,
  };
}
