import { createAction } from '@reduxjs/toolkit';
import type { RsvpStatus } from '#contract/entities/event';

/** What the server holds of the reader's answer to an event, and everybody's. */
export interface RsvpFacts {
  eventId: number;
  /** The post that announces the event, where it is known. */
  postId?: number | undefined;
  status: RsvpStatus | null;
  going: number;
  interested: number;
}

/** An answer to an event was given, taken back, or read anew. */
export const rsvpChanged = createAction<RsvpFacts>('events/rsvpChanged');
