import { skipToken } from '@reduxjs/toolkit/query';
import type { Event, RsvpStatus } from '#contract/entities/event';
import { useAppSelector } from '#shared/store/hooks';
import { useReadRsvpsQuery } from './eventsApi';
import { hasAllRsvps, selectDesiredRsvp, withDesired, type RsvpBase } from './eventsSlice';

/** Loaded RSVP data is reused for this many seconds. */
const FRESH_SECONDS = 10;

/** The RSVP fields of an event; without an id no RSVP is possible. */
export type RsvpEvent = RsvpBase & { readonly id?: number | undefined };

/** An event with what its buttons need. Where places are limited, it has a capacity. */
export type AnsweredEvent = RsvpEvent &
  Pick<Event, 'title' | 'event_datetime' | 'capacity' | 'my_waiting_position'>;

interface EventRsvp {
  /** Null until they are known. */
  counts: { going: number; interested: number } | null;
  /** The reader's RSVP, confirmed or not. */
  status: RsvpStatus | null;
  /** The RSVP the server has. */
  mine: RsvpStatus | null;
}

/**
 * Returns an event's RSVP data including the reader's unconfirmed one; requests it if the event has
 * none.
 */
export function useRsvp(event: RsvpEvent): EventRsvp {
  const { id } = event;
  const isAsked = id !== undefined && !hasAllRsvps(event);
  const { data } = useReadRsvpsQuery(isAsked ? id : skipToken, {
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
