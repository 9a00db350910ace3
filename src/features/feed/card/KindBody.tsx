import type { Post } from '#contract/entities/post';
import { DocumentBody } from './documents/DocumentBody';
import { EventBody } from './event/EventBody';
import { MediaBody } from './media/MediaBody';

/** What a post carries beside its text: pictures and videos, documents, or an event. */
export function KindBody({ post }: { readonly post: Post }) {
  const { id, media = [], documents = [], event, user } = post;
  return (
    <>
      {media.length > 0 ? <MediaBody media={media} author={user.username} /> : null}
      {documents.length > 0 ? <DocumentBody documents={documents} /> : null}
      {event ? <EventBody postId={id} event={event} /> : null}
    </>
  );
}
