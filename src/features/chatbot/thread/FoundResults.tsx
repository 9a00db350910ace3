import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AnswerEvent } from '#contract/entities/chatbot';
import { eventDate, eventTime, eventZone } from '#shared/events/eventTime';
import { parseUtc } from '#shared/lib/timeLabel';
import { paths } from '#shared/paths';
import { useAppDispatch } from '#shared/store/hooks';
import { DateCard } from '#shared/ui/marks/DateCard';
import { placeOf } from '#shared/lib/people';
import { PersonRow } from '#shared/ui/people/PersonRow';
import type { MessageFacts } from '../messageFacts';
import * as texts from '../texts';
import { uncoverPage } from '../uncoverPage';
import css from './FoundResults.module.css';

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

interface RowProps {
  readonly to: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly children?: ReactNode;
}

function Row({ to, title, lines, children }: RowProps) {
  const dispatch = useAppDispatch();
  return (
    <li className={css.row}>
      {children}
      <div className={css.words}>
        <Link
          className={clsx(css.title, 'touch-target')}
          to={to}
          dir="auto"
          onClick={() => dispatch(uncoverPage())}
        >
          {title}
        </Link>
        {lines.map((line) =>
          line === '' ? null : (
            <p key={line} className={css.meta} dir="auto">
              {line}
            </p>
          ),
        )}
      </div>
    </li>
  );
}

function EventRow({ event }: { readonly event: AnswerEvent }) {
  const { id, title, location, event_datetime: stamp, timezone } = event;
  const zone = eventZone(timezone);
  const when = joined(eventDate(stamp, zone), eventTime(stamp, zone));
  return (
    <Row to={paths.event(id)} title={title} lines={[when, location ?? '']}>
      <DateCard date={new Date(parseUtc(stamp))} timeZone={zone} size="sm" />
    </Row>
  );
}

/** Events, people and papers that the chatbot found on Quad, each with a link. */
export function FoundResults({ facts }: { readonly facts: MessageFacts }) {
  const dispatch = useAppDispatch();
  const { events = [], people = [], papers = [] } = facts;
  if (events.length + people.length + papers.length === 0) return null;
  return (
    <ul className={css.results} aria-label={texts.results}>
      {events.map((event) => (
        <EventRow key={event.id} event={event} />
      ))}
      {people.map((person) => (
        <PersonRow
          key={person.user_id}
          className={css.row}
          person={person}
          lines={[placeOf(person), person.reason]}
          onOpen={() => dispatch(uncoverPage())}
        />
      ))}
      {papers.map(({ id, title, author }) => (
        <Row key={id} to={paths.paper(id)} title={title} lines={[author]} />
      ))}
    </ul>
  );
}
