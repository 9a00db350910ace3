import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { EventDetails } from '#contract/entities/event';
import { eventMessages } from '#contract/messages';
import { paths } from '#shared/paths';
import css from './EventBody.module.css';
import { EventFacts } from './EventFacts';

/** Slots for the parts of an event that only the page can provide. */
export interface EventParts {
  /** Renders the RSVP buttons; `postId` is the post that announces the event. */
  readonly rsvp: (event: EventDetails, postId: number) => ReactNode;
  /** Renders the attendance counts, including the reader's unconfirmed RSVP. */
  readonly counts: (event: EventDetails) => ReactNode;
}

interface EventBodyProps {
  readonly postId: number;
  readonly event: EventDetails;
  readonly parts: EventParts;
}

/** The event that a post announces: time, place, attendance, and the reader's RSVP. */
export function EventBody({ postId, event, parts }: EventBodyProps) {
  return (
    <div className={css.event}>
      <EventFacts event={event} heading="h3">
        {parts.counts(event)}
      </EventFacts>
      <div className={css.rsvp}>
        {parts.rsvp(event, postId)}
        {event.id === undefined ? null : (
          <Link className={css.details} to={paths.event(event.id)}>
            {eventMessages.seeDetails}
          </Link>
        )}
      </div>
    </div>
  );
}
