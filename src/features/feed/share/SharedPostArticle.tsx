import { CalendarPlus } from 'lucide-react';
import type { SharedEvent } from '#contract/entities/event';
import type { SharedPost } from '#contract/entities/post';
import { eventMessages } from '#contract/messages';
import { trimText } from '#contract/visibleText';
import { useIsOver } from '#shared/events/eventEnd';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { Card } from '#shared/ui/layout/Card';
import { Avatar } from '#shared/ui/marks/Avatar';
import { KindLabel, spineWords } from '#shared/ui/marks/KindLabel';
import { Pill } from '#shared/ui/marks/Pill';
import { RelativeTime } from '#shared/ui/marks/RelativeTime';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import { nameOf } from '#shared/lib/people';
import { PersonName } from '#shared/ui/people/PersonName';
import { DocumentBody } from '../card/documents/DocumentBody';
import { EventFacts } from '../card/event/EventFacts';
import { MediaBody } from '../card/media/MediaBody';
import { RichText } from '../card/RichText';
import * as texts from './texts';
import css from './SharedPostArticle.module.css';

/** Returns the content of a shared post; empty if it only repeats the description of its event. */
export function ownText({ content, event }: Pick<SharedPost, 'content' | 'event'>): string {
  const text = trimText(content);
  return text.trim() === event?.description.trim() ? '' : text;
}

/** A complete shared post: its author and time, text, pictures, documents or event. */
export function SharedPostArticle({ post }: { readonly post: SharedPost }) {
  const { user, post_type: kind, media, documents, event } = post;
  const text = ownText(post);
  return (
    <Card as="article" spine={kind} padding="lg" edgeToEdge className={css.article}>
      <AuthorLine post={post} />
      {text ? <Text text={text} /> : null}
      {media.length > 0 ? <MediaBody media={media} author={nameOf(user)} /> : null}
      {documents.length > 0 ? <DocumentBody documents={documents} /> : null}
      {event ? (
        <>
          <EventOf event={event} />
          {event.description ? <Text text={event.description} /> : null}
          {post.calendar_url ? (
            <div>
              <LinkButton href={post.calendar_url} icon={CalendarPlus} download>
                {texts.addToCalendar}
              </LinkButton>
            </div>
          ) : null}
        </>
      ) : null}
    </Card>
  );
}

function EventOf({ event }: { readonly event: SharedEvent }) {
  const isOver = useIsOver(event);
  return (
    <EventFacts event={event} heading="h1">
      {isOver ? <Pill>{eventMessages.ended}</Pill> : null}
    </EventFacts>
  );
}

const Text = ({ text }: { readonly text: string }) => (
  <div className={css.text}>
    <RichText text={text} />
  </div>
);

/** The author and the time. It is the page's heading unless an event has a title of its own. */
function AuthorLine({ post }: { readonly post: SharedPost }) {
  const { user, created_at: createdAt, post_type: kind, event } = post;
  return (
    <header className={css.author}>
      <Avatar name={nameOf(user)} src={user.profile_picture} size={44} />
      <div className={css.words}>
        {event ? (
          <p className={css.name}>
            <PersonName of={user} />
          </p>
        ) : (
          <h1 tabIndex={-1} className={css.name}>
            <VisuallyHidden>{texts.kindByBefore(spineWords[kind])}</VisuallyHidden>
            <PersonName of={user} />
          </h1>
        )}
        <RelativeTime stamp={createdAt} className={css.time} />
      </div>
      <KindLabel kind={kind} />
    </header>
  );
}
