import type { Event, RsvpCounts, RsvpStatus } from '#contract/entities/event';
import { useAppSelector } from '#shared/store/hooks';
import type { RsvpFields } from '#shared/store/featureEvents';
import { selectDesiredRsvp, withDesired } from './eventsSlice';

/** An event and the RSVPs to it. */
export type RsvpEvent = RsvpFields & Pick<Event, 'id'>;

/** An event with what its buttons need. Where places are limited, it has a capacity. */
export type AnsweredEvent = RsvpEvent &
  Pick<
    Event,
    'title' | 'event_datetime' | 'ends_at' | 'timezone' | 'capacity' | 'my_waiting_position'
  >;

interface EventRsvp {
  counts: RsvpCounts;
  /** The reader's RSVP, confirmed or not. */
  status: RsvpStatus | null;
  /** The RSVP the server has. */
  mine: RsvpStatus | null;
}

/** Returns an event's RSVP data including the reader's unconfirmed one. */
export function useRsvp(event: RsvpEvent): EventRsvp {
  const { id } = event;
  const desired = useAppSelector((state) => selectDesiredRsvp(state, id));
  const { going, interested, status } = withDesired(event, desired);
  return { counts: { going, interested }, status, mine: event.my_rsvp };
}
