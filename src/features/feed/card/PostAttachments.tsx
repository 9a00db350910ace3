import { FileText, Image, MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Post } from '#contract/entities/post';
import { safeUrl } from '../../../shared/lib/safeUrl';
import { fullTime } from '../../../shared/lib/timeLabel';
import { Icon } from '../../../shared/ui/Icon';
import css from './PostAttachments.module.css';

/** What a post carries beside its text: a line for each file, or the event it announces. */
export function PostAttachments({ post }: { readonly post: Post }) {
  const { event, media, documents } = post;
  if (event) return <EventLines event={event} />;
  const files = [
    ...(media ?? []).map(({ url, kind }) => ({ url, name: `Open the ${kind}`, icon: Image })),
    ...(documents ?? []).map(({ url, name }) => ({ url, name, icon: FileText })),
  ];
  if (files.length === 0) return null;
  return (
    <ul className={css.files}>
      {files.map(({ url, name, icon }) => (
        <li key={url} className={css.file}>
          <Icon of={icon} />
          <a href={safeUrl(url) ?? undefined} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function EventLines({ event }: { readonly event: NonNullable<Post['event']> }) {
  return (
    <div className={css.event}>
      <h3 className={css.title}>
        {event.id === undefined ? (
          event.title
        ) : (
          <Link to={`/dashboard/events/${event.id}`}>{event.title}</Link>
        )}
      </h3>
      <time dateTime={event.event_datetime}>{fullTime(event.event_datetime)}</time>
      {event.location ? (
        <span className={css.place}>
          <Icon of={MapPin} size="sm" />
          {event.location}
        </span>
      ) : null}
    </div>
  );
}
