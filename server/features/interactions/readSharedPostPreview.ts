import type { Deps } from '#domain/deps';
import { fileUrl } from '#domain/files';
import { clipText } from '#domain/words';
import { addressKey } from '#server/platform/http/limits/addressKey';
import type { PagePreview } from '#server/platform/static/pagePreview';
import { presentSharedPost } from './sharedPostPresenter';
import { findSharedPost, type SharedPostRow } from './readSharedPost';
import { sharedPostLimit } from './shareRoutes';

const DESCRIPTION_LENGTH = 200;
/** What a token may look like; anything else in an address stands for nothing. */
const TOKEN = /^[\w-]{1,100}$/;

/** A video cannot stand for its post: no picture is made of it. */
function pictureOf(row: SharedPostRow): string | null {
  if (row.event_image !== null) return fileUrl(row.event_image);
  return row.media_kind === 'image' ? fileUrl(row.media_name) : null;
}

/**
 * What other sites show of the address of a shared post; null where the link is unknown or taken
 * back. Throws 429 at an address that asks too often.
 */
export async function readSharedPostPreview(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  token: string,
  ip: string,
): Promise<PagePreview | null> {
  await limits.consume(sharedPostLimit, addressKey(ip));
  const row = TOKEN.test(token) ? await findSharedPost(db, token) : undefined;
  if (!row) return null;
  const { title, content, user } = presentSharedPost(row);
  const author = `By ${user.username} on Quad`;
  return {
    title: title || author,
    description: clipText(content.replace(/\s+/g, ' ').trim(), DESCRIPTION_LENGTH) || author,
    image: pictureOf(row),
    imageAlt: row.media_alt ?? '',
  };
}
