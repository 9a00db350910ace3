import type { Notification } from '#contract/entities/notification';
import {
  actorName,
  notificationTitle,
  notificationVerb,
  othersText,
  type NotificationGroup,
} from '#contract/notificationLines';
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
  return (
    <>
      <span className={css.sentence}>
        {unreadIds.length > 0 ? <VisuallyHidden>{texts.unreadBefore}</VisuallyHidden> : null}
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
