import { SHARED_TITLE_MAX_LENGTH } from '#contract/limits';
import type { Deps } from '#domain/deps';
import { clipToWord } from '#domain/words';
import { addressKey } from '#server/platform/http/limits/addressKey';
import type { PagePreview } from '#server/platform/static/pagePreview';
import { firstLineOf, presentSharedPost } from './sharedPostPresenter';
import { findSharedPost } from './readSharedPost';
import { sharedPostLimit } from './shareRoutes';
import * as texts from './texts';

const DESCRIPTION_LENGTH = 200;
/** The format of a token; any other text in the address is no link. */
const TOKEN = /^[\w-]{1,100}$/;

/**
 * The preview that other sites show for a shared post; null if the link is unknown or was
 * withdrawn. Throws 429 for an address that sends too many requests.
 */
export async function readSharedPostPreview(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  token: string,
  ip: string,
): Promise<PagePreview | null> {
  await limits.consume(sharedPostLimit, addressKey(ip));
  const row = TOKEN.test(token) ? await findSharedPost(db, token) : undefined;
  if (!row) return null;
  const { content, user, event, media = [] } = presentSharedPost(row, token);
  // A video has no preview picture.
  const picture = media[0]?.kind === 'image' ? media[0] : null;
  const title = event?.title ?? clipToWord(firstLineOf(content), SHARED_TITLE_MAX_LENGTH);
  const author = texts.byAuthor(user.display_name ?? user.username);
  return {
    title: title || author,
    description: clipToWord(content.replace(/\s+/g, ' ').trim(), DESCRIPTION_LENGTH) || author,
    image: event?.image_url ?? picture?.url ?? null,
    imageAlt: picture?.alt ?? '',
  };
}
