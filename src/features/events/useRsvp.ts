import type { Event, RsvpStatus } from '#contract/entities/event';
import { useAppSelector } from '#shared/store/hooks';
import { selectDesiredRsvp, withDesired, type RsvpBase } from './eventsSlice';

/** The RSVP fields of an event; without an id no RSVP is possible. */
export type RsvpEvent = RsvpBase & { readonly id?: number | undefined };

/** An event with what its buttons need. Where places are limited, it has a capacity. */
export type AnsweredEvent = RsvpEvent &
  Pick<Event, 'title' | 'event_datetime' | 'capacity' | 'my_waiting_position'>;

interface EventRsvp {
  /** Null for an event of a shared post. */
  counts: { going: number; interested: number } | null;
  /** The reader's RSVP, confirmed or not. */
  status: RsvpStatus | null;
  /** The RSVP the server has. */
  mine: RsvpStatus | null;
}

/** Returns an event's RSVP data including the reader's unconfirmed one. */
export function useRsvp(event: RsvpEvent): EventRsvp {
  const { id } = event;
  const desired = useAppSelector((state) =>
    id === undefined ? undefined : selectDesiredRsvp(state, id),
  );
  const { going, interested, status } = withDesired(event, desired);
  const isCounted = event.going !== undefined && event.interested !== undefined;
  return {
    counts: isCounted ? { going, interested } : null,
    status,
    mine: event.my_rsvp ?? null,
  };
}
