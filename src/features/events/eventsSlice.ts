import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RsvpStatus } from '#contract/entities/event';
import { rsvpChanged } from '#shared/store/featureEvents';
import { isSettled } from '#shared/store/sendDesired';

/** What the reader wants to answer and the server has not confirmed, laid over the events by id. */
export interface EventsState {
  pendingRsvps: Record<number, { status: RsvpStatus | null }>;
}

const initialState: EventsState = { pendingRsvps: {} };

const eventsSlice = createSlice({
  name: 'events',
  initialState,
  reducers: {
    /** The reader pressed Going or Interested; null takes the answer back. */
    rsvpWished(
      { pendingRsvps },
      { payload }: PayloadAction<{ eventId: number; status: RsvpStatus | null }>,
    ) {
      pendingRsvps[payload.eventId] = { status: payload.status };
    },
    /** The server did not take the answer: what it held before is shown again. */
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

export const { rsvpWished, rsvpFailed } = eventsSlice.actions;
export const eventsReducer = eventsSlice.reducer;

/** What an event says of itself about answers. */
export interface RsvpBase {
  going?: number | undefined;
  interested?: number | undefined;
  my_rsvp?: RsvpStatus | null | undefined;
}

/** Whether an event says all of it: some servers tell the answers only when asked for them. */
export const knowsAnswers = ({ going, interested, my_rsvp: mine }: RsvpBase): boolean =>
  going !== undefined && interested !== undefined && mine !== undefined;

/** The RSVP that the reader wants and the server has not confirmed; undefined when there is none. */
export const selectDesiredRsvp = (state: { events: EventsState }, eventId: number) =>
  state.events.pendingRsvps[eventId]?.status;

/** The answers to an event with the reader's unconfirmed RSVP counted in. */
export function withDesired(
  { going = 0, interested = 0, my_rsvp: mine = null }: RsvpBase,
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
