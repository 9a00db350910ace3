import type { calls } from '#contract/calls/index';
import type { BodyOf } from '#contract/defineCall';
import { DEFAULT_TIMEZONE } from '#contract/limits';
import type { Deps } from '../../deps';
import type { UploadedFile } from '../../platform/http/uploads';
import { inTransactionWithFrames } from '../../queries/inTransactionWithFrames';
import { findPost } from '../../queries/posts/findPost';
import { insertPost } from '../../queries/posts/insertPost';
import type { PostRow } from '../../queries/posts/selectPosts';
import { attachedText } from './attachedText';
import { withEventImage } from './eventImage';
import { eventTimes } from './eventTimes';

/** Stores an event with its post and tells the author's connections. Throws 400 for a time that cannot be. */
export async function createEventPost(
  deps: Deps,
  authorId: number,
  fields: BodyOf<typeof calls.createEventPost>,
  upload: UploadedFile | undefined,
): Promise<PostRow> {
  const { event_date, event_time, content = '' } = fields;
  const timezone = fields.user_timezone?.trim() || DEFAULT_TIMEZONE;
  const times = eventTimes({ event_date, event_time, timezone });
  const about = {
    title: fields.event_title.trim(),
    description: fields.event_description,
    location: fields.location?.trim() || null,
  };
  return withEventImage(deps, authorId, upload, (image) =>
    inTransactionWithFrames(deps, async (trx, frames) => {
      const id = await insertPost(deps, trx, frames, {
        authorId,
        kind: 'event',
        content,
        attachedText: attachedText(about),
        taggedText: about.description,
      });
      const image_file_id = image ? await image.insert(trx) : null;
      await trx
        .insertInto('events')
        .values({ post_id: id, ...about, ...times, image_file_id, updated_at: deps.clock.now() })
        .execute();
      return findPost(trx, authorId, id);
    }),
  );
}
