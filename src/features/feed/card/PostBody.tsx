import { memo } from 'react';
import type { Post } from '#contract/entities/post';
import { nameOf } from '#shared/lib/people';
import { Quotes } from '#shared/quotes/Quotes';
import { DocumentBody } from './documents/DocumentBody';
import { EventBody } from './event/EventBody';
import type { EventParts } from './event/EventBody';
import { MediaBody } from './media/MediaBody';
import { PostText } from './PostText';

interface PostBodyProps {
  readonly post: Post;
  readonly eventParts: EventParts;
}

/** The text of a post, followed by its quotes, pictures, documents or event. */
export const PostBody = memo(function PostBody({ post, eventParts }: PostBodyProps) {
  const { id, content, media, documents, event, user, mentions, quotes } = post;
  return (
    <>
      {content ? <PostText text={content} mentions={mentions} /> : null}
      <Quotes quotes={quotes} />
      {media.length > 0 ? <MediaBody media={media} author={nameOf(user)} /> : null}
      {documents.length > 0 ? <DocumentBody documents={documents} /> : null}
      {event ? <EventBody postId={id} event={event} parts={eventParts} /> : null}
    </>
  );
});
