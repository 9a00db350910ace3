import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { EventDetails } from '#contract/entities/event';
import { eventMessages } from '#contract/messages';
import { paths } from '#shared/paths';
import css from './EventBody.module.css';
import { EventFacts } from './EventFacts';

/** What a card shows of the event that it announces and only the page can give. */
export interface EventParts {
  /** Going and Interested; `postId` is the post that announces the event. */
  readonly answer: (event: EventDetails, postId: number) => ReactNode;
  /** How many go and are interested, with the reader's unconfirmed RSVP. */
  readonly counts: (event: EventDetails) => ReactNode;
}

interface EventBodyProps {
  readonly postId: number;
  readonly event: EventDetails;
  readonly parts: EventParts;
}

/** The event a post announces: when and where it is, who comes, and the reader's own answer. */
export function EventBody({ postId, event, parts }: EventBodyProps) {
  return (
    <div className={css.event}>
      <EventFacts event={event} heading="h3">
        {parts.counts(event)}
      </EventFacts>
      <div className={css.answer}>
        {parts.answer(event, postId)}
        {event.id === undefined ? null : (
          <Link className={css.details} to={paths.event(event.id)}>
            {eventMessages.seeDetails}
          </Link>
        )}
      </div>
    </div>
  );
}
