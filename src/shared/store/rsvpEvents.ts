import { createAction } from '@reduxjs/toolkit';
import type { RsvpStatus } from '#contract/entities/event';

/** What the server holds of the reader's answer to an event, and everybody's. */
export interface RsvpFacts {
  eventId: number;
  /** The post that announces the event, where it is known. */
  postId?: number | undefined;
  status: RsvpStatus | null;
  /** Null where they could not be read: what is shown is then adjusted by the answer alone. */
  counts: { going: number; interested: number } | null;
}

/** An answer to an event was given, taken back, or read anew. */
export const rsvpChanged = createAction<RsvpFacts>('events/rsvpChanged');

interface Answers {
  going?: number | undefined;
  interested?: number | undefined;
  my_rsvp?: RsvpStatus | null | undefined;
}

/** Writes what is known of the answers into an event, wherever it is kept. */
export function applyRsvp(event: Answers, { status, counts }: RsvpFacts): void {
  const before = event.my_rsvp ?? null;
  const adjust = (kind: RsvpStatus, count: number | undefined) =>
    count === undefined
      ? undefined
      : Math.max(0, count + Number(status === kind) - Number(before === kind));
  event.going = counts?.going ?? adjust('going', event.going);
  event.interested = counts?.interested ?? adjust('interested', event.interested);
  event.my_rsvp = status;
}
