import type { ReactNode } from 'react';
import type { Notification } from '#contract/entities/notification';
import {
  actorName,
  notificationTitle,
  notificationVerb,
  othersText,
  reminderLine,
  type NotificationGroup,
} from '#contract/notificationLines';
import { useNow } from '#shared/hooks/useNow';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import css from './NotificationRow.module.css';
import * as texts from './texts';
import { shortWhen } from './notificationWhen';

/**
 * The sentence of a notification: its actors and action, the title of the post or work, and the
 * beginning of the comment or Quad’s reason. An event is in lines of its own, with its time and what
 * changed.
 */
export function NotificationWords({ group }: { readonly group: NotificationGroup }) {
  const { newest, others, unreadIds } = group;
  const named = notificationTitle(newest);
  const isEvent = newest.type.startsWith('event_');
  const mark = unreadIds.length > 0 ? <VisuallyHidden>{texts.unreadBefore}</VisuallyHidden> : null;
  const reminder = useNow((now) => reminderLine(newest, now)?.words ?? '');
  if (reminder !== '') return <Reminder of={newest} words={reminder} mark={mark} />;
  return (
    <>
      <span className={css.sentence}>
        {mark}
        <strong>
          <bdi>{actorName(newest)}</bdi>
        </strong>
        {othersText(others)} {notificationVerb(newest)}
        {named && !isEvent ? (
          <>
            {named.lead}
            <strong>
              <bdi>{named.title}</bdi>
            </strong>
          </>
        ) : null}
        {newest.excerpt ? (
          <>
            {texts.beforeExcerpt}
            <bdi className={css.excerpt}>{texts.quoted(newest.excerpt)}</bdi>
          </>
        ) : null}
      </span>
      {isEvent ? <EventLines about={newest} /> : null}
    </>
  );
}

interface ReminderProps {
  readonly of: Notification;
  readonly words: string;
  /** Rendered before the sentence. */
  readonly mark: ReactNode;
}

/** The event that starts soon, and when and where. */
function Reminder({ of: about, words, mark }: ReminderProps) {
  const { title, event_datetime: stamp, timezone, location } = about;
  return (
    <>
      <span className={css.sentence}>
        {mark}
        <strong>
          <bdi>{title}</bdi>
        </strong>{' '}
        {words}
      </span>
      <span className={css.subject}>
        {shortWhen(stamp, timezone)}
        {location ? (
          <>
            {texts.beforePlace}
            <bdi>{location}</bdi>
          </>
        ) : null}
      </span>
    </>
  );
}

function EventLines({ about }: { readonly about: Notification }) {
  const { title, event_datetime: stamp, timezone, change = {} } = about;
  if (!title) return null;
  const when = shortWhen(stamp, timezone);
  const before = shortWhen(change.when?.[0], timezone);
  return (
    <>
      <span className={css.subject}>
        <em dir="auto">{title}</em>
        {when ? texts.startsAt(when) : null}
      </span>
      {before ? <span className={css.subject}>{texts.movedFrom(before)}</span> : null}
      {change.where ? <Places where={change.where} /> : null}
    </>
  );
}

/** An event's place before and after a change; either may be empty. */
function Places({ where: [before, after] }: { readonly where: readonly [string, string] }) {
  return (
    <span className={css.subject}>
      {after ? (
        <>
          {texts.newPlace}
          <bdi>{after}</bdi>
        </>
      ) : (
        texts.noPlace
      )}
      {before ? (
        <>
          {texts.formerPlace}
          <bdi>{before}</bdi>
        </>
      ) : null}
    </span>
  );
}
