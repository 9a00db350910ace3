import { skipToken } from '@reduxjs/toolkit/query';
import type { RsvpStatus } from '#contract/entities/event';
import { useAppSelector } from '#shared/store/hooks';
import { useReadAnswersQuery } from './eventsApi';
import { knowsAnswers, selectDesiredRsvp, withDesired, type RsvpBase } from './eventsSlice';

/** So many seconds answers that were read stay good for what is shown next. */
const FRESH_SECONDS = 10;

/** An event as far as its answers go; without an id it cannot be answered. */
export type AnsweredEvent = RsvpBase & { readonly id?: number | undefined };

interface Answers {
  /** Null as long as nobody told. */
  counts: { going: number; interested: number } | null;
  /** The reader's RSVP, confirmed or not. */
  status: RsvpStatus | null;
  /** The answer the server holds. */
  mine: RsvpStatus | null;
}

/** The answers to an event with the reader's unconfirmed RSVP counted in; asks for them where the event has none. */
export function useAnswers(event: AnsweredEvent): Answers {
  const { id } = event;
  const isAsked = id !== undefined && !knowsAnswers(event);
  const { data } = useReadAnswersQuery(isAsked ? id : skipToken, {
    refetchOnMountOrArgChange: FRESH_SECONDS,
  });
  const desired = useAppSelector((state) =>
    id === undefined ? undefined : selectDesiredRsvp(state, id),
  );
  const held = data && isAsked ? data : event;
  const { going, interested, status } = withDesired(held, desired);
  const isCounted = held.going !== undefined && held.interested !== undefined;
  return {
    counts: isCounted ? { going, interested } : null,
    status,
    mine: held.my_rsvp ?? null,
  };
}
