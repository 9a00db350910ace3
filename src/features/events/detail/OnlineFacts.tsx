import { Info, Video } from 'lucide-react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import type { Event } from '#contract/entities/event';
import { EVENT_ONLINE_BEFORE_MS } from '#contract/limits';
import { useNow } from '#shared/hooks/useNow';
import { safeUrl } from '#shared/lib/safeUrl';
import { parseUtc } from '#shared/lib/timeLabel';
import { useAppSelector } from '#shared/store/hooks';
import { selectUserId } from '#shared/store/sessionEvents';
import { Icon } from '#shared/ui/marks/Icon';
import { useReadEventQuery } from '../eventsApi';
import * as texts from '../texts';
import { useRsvp } from '../useRsvp';
import css from './EventHead.module.css';

const POLL_MS = 30_000;

/** The online address and the note on how to join, as far as the reader may see them. */
export function OnlineFacts({ event }: { readonly event: Event }) {
  const { id, is_online: isOnline } = event;
  const isOwn = useAppSelector(selectUserId) === event.user.id;
  const { status } = useRsvp(event);
  // The event as it was read still has both after the reader has decided not to go.
  const maySee = isOwn || status === 'going';
  const address = maySee ? safeUrl(event.online_url) : undefined;
  const note = maySee ? event.join_note : null;
  // The server sends the address from some time on, and the page may be open until then.
  const isDue = useNow((now) => parseUtc(event.event_datetime) - EVENT_ONLINE_BEFORE_MS <= now);
  const isGoing = event.my_rsvp === 'going';
  const isAwaited = isOnline && !address && isDue && isGoing;
  // The event was read without the note by someone who wasn't going yet.
  const [wasGoing] = useState(isGoing);
  const isUnread = isGoing && !wasGoing && event.join_note === null;
  useReadEventQuery(isAwaited || isUnread ? id : skipToken, {
    pollingInterval: isAwaited ? POLL_MS : 0,
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      {isOnline ? (
        <p className={css.line}>
          <Icon of={Video} size="sm" />
          {address ? (
            <a href={address} target="_blank" rel="noopener noreferrer">
              {texts.joinOnline}
            </a>
          ) : (
            texts.onlineLater
          )}
        </p>
      ) : null}
      {note ? (
        <p className={css.line}>
          <Icon of={Info} size="sm" />
          {texts.howToJoin(note)}
        </p>
      ) : null}
    </>
  );
}
