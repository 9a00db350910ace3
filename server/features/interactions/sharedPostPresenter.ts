import type { SharedPost } from '#contract/entities/post';
import { SHARED_TITLE_MAX_LENGTH } from '#contract/limits';
import { fileUrl } from '#domain/files';
import { clipText } from '#domain/words';
import type { SharedPostRow } from './readSharedPost';

const firstLineOf = (content: string) =>
  content
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .find((line) => line !== '') ?? '';

/** The post as anybody may see it who has the link; nothing of it depends on the reader. */
export function presentSharedPost(row: SharedPostRow): SharedPost {
  return {
    title: row.event_title ?? clipText(firstLineOf(row.content), SHARED_TITLE_MAX_LENGTH),
    content: row.content || (row.event_description ?? ''),
    post_type: row.post_type,
    media_url: fileUrl(row.event_image ?? row.media_name),
    created_at: row.created_at.toISOString(),
    user: { username: row.username, profile_picture: fileUrl(row.profile_picture) },
  };
}
