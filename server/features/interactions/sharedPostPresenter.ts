import type { SharedEvent } from '#contract/entities/event';
import type { SharedPost } from '#contract/entities/post';
import { SHARED_TITLE_MAX_LENGTH } from '#contract/limits';
import { presentPerson } from '#domain/people';
import { presentAttachments, presentEventDetails, type PostRow } from '#domain/posts';
import { clipText } from '#domain/words';

/** The first line of a text that is not blank; empty if there is none. */
export const firstLineOf = (content: string) =>
  content
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .find((line) => line !== '') ?? '';

/**
 * The post as every reader with the link sees it. Its files have addresses below the link, which do
 * not reveal their public names, so that they stop working with it.
 */
export function presentSharedPost(row: PostRow, token: string): SharedPost {
  const root = `/api/interactions/share/${token}`;
  const addressOf = ({ id }: { id: number }) => `${root}/files/${id}`;
  const { media, documents } = presentAttachments(row, addressOf);
  const { username, display_name, profile_picture } = presentPerson(row.person);
  const event = row.event ? presentSharedEvent(row.event, addressOf) : null;
  return {
    title: event?.title ?? clipText(firstLineOf(row.content), SHARED_TITLE_MAX_LENGTH),
    content: row.content || (event?.description ?? ''),
    post_type: row.post_type,
    media_url: event?.image_url ?? media[0]?.url ?? null,
    media,
    documents,
    event,
    calendar_url: event ? `${root}/event.ics` : null,
    created_at: row.created_at.toISOString(),
    user: { username, display_name, profile_picture },
  };
}

/** The event's public fields. Attendees are for members only. */
function presentSharedEvent(
  row: NonNullable<PostRow['event']>,
  addressOf: (file: { id: number }) => string,
): SharedEvent {
  const event = presentEventDetails(row);
  const { title, description, event_date, event_time, event_datetime, location } = event;
  const { timezone, ends_at, is_online } = event;
  const image_url = row.image_id === null ? null : addressOf({ id: row.image_id });
  return {
    title,
    description,
    event_date,
    event_time,
    event_datetime,
    location,
    image_url,
    timezone,
    ends_at,
    is_online,
  };
}
