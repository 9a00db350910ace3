import { skipToken } from '@reduxjs/toolkit/query';
import type { RsvpStatus } from '#contract/entities/event';
import { createPartSelector } from '#shared/store/createPartSelector';
import { useReadAnswersQuery } from './eventsApi';
import {
  knowsAnswers,
  selectPendingRsvp,
  withWish,
  type EventsState,
  type RsvpBase,
} from './eventsSlice';

// Every card that announces an event asks.
const useEventsSelector = createPartSelector<{ events: EventsState }>('events');

/** So many seconds answers that were read stay good for what is shown next. */
const FRESH_SECONDS = 10;

/** An event as far as its answers go; without an id it cannot be answered. */
export type AnsweredEvent = RsvpBase & { readonly id?: number | undefined };

interface Answers {
  /** Null as long as nobody told. */
  counts: { going: number; interested: number } | null;
  /** The reader's answer, or his wish where one waits for the server. */
  status: RsvpStatus | null;
  /** The answer the server holds. */
  mine: RsvpStatus | null;
}

/** The answers to an event with the reader's wish counted in; asks for them where the event has none. */
export function useAnswers(event: AnsweredEvent): Answers {
  const { id } = event;
  const isAsked = id !== undefined && !knowsAnswers(event);
  const { data } = useReadAnswersQuery(isAsked ? id : skipToken, {
    refetchOnMountOrArgChange: FRESH_SECONDS,
  });
  const wish = useEventsSelector((state) =>
    id === undefined ? undefined : selectPendingRsvp(state, id),
  );
  const held = data && isAsked ? data : event;
  const { going, interested, status } = withWish(held, wish);
  const isCounted = held.going !== undefined && held.interested !== undefined;
  return {
    counts: isCounted ? { going, interested } : null,
    status,
    mine: held.my_rsvp ?? null,
  };
}
