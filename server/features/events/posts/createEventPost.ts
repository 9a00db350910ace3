import type { calls } from '#contract/calls/index';
import type { BodyOf } from '#contract/defineCall';
import { DEFAULT_TIMEZONE } from '#contract/limits';
import type { Deps } from '#domain/deps';
import type { UploadedFile } from '#server/platform/http/uploads/uploadFolder';
import { inTransactionWithFrames } from '#domain/frames';
import { proveQuotes, readWantedQuotes } from '#domain/paperQuotes';
import { findPost, insertPost, type PostRow } from '#domain/posts';
import { eventEnd } from '../times/eventEnd';
import { eventTimes } from '../times/eventTimes';
import { withEventImage } from './eventImage';
import { eventPlaces, noPlaces } from './eventPlaces';
import { attachedText } from './eventValues';

/**
 * Stores an event with its post and notifies the author's connections. Throws 400 for an invalid
 * value, or a quote that isn't on its page.
 */
export async function createEventPost(
  deps: Deps,
  authorId: number,
  fields: BodyOf<typeof calls.createEventPost>,
  upload: UploadedFile | undefined,
): Promise<PostRow> {
  const { event_date, event_time, content = '' } = fields;
  const timezone = fields.user_timezone?.trim() || DEFAULT_TIMEZONE;
  const times = eventTimes({ event_date, event_time, timezone });
  const ends_at = eventEnd(times, fields);
  const places = eventPlaces(noPlaces, fields);
  const quotes = await proveQuotes(deps.db, authorId, readWantedQuotes(fields.quotes));
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
        eventTitle: about.title,
        attachedText: attachedText(about),
        taggedText: about.description,
        quotes,
      });
      const now = deps.clock.now();
      const image_file_id = image ? await image.insert(trx) : null;
      await trx
        .insertInto('events')
        .values({
          post_id: id,
          ...about,
          ...times,
          ends_at,
          ...places,
          image_file_id,
          updated_at: now,
        })
        .execute();
      return findPost(trx, authorId, id, now);
    }),
  );
}
