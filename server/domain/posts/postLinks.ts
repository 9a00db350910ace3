import type { Transaction } from 'kysely';
import { findAddresses } from '#contract/addresses/findAddresses';
import { keyOfPage, readQuadPage, type QuadPage } from '#contract/addresses/quadPages';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';

/** The most pages that one post links to; further addresses in its text don't count. */
const MOST_LINKS = 20;

type Link = Extract<QuadPage, { id: number }>;

function linksIn(text: string, origins: readonly string[] | 'any'): Link[] {
  const links = new Map<string, Link>();
  for (const { href } of findAddresses(text)) {
    const page = readQuadPage(href, origins);
    if (page && page.kind !== 'share') links.set(keyOfPage(page), page);
    if (links.size === MOST_LINKS) break;
  }
  return [...links.values()];
}

/**
 * Replaces the links of a post by those in its text. While `PUBLIC_URL` is unset, people may open
 * Quad under any name, and the path of an address alone decides.
 */
export async function writePostLinks(
  { config }: Pick<Deps, 'config'>,
  trx: Transaction<Tables>,
  postId: number,
  text: string,
): Promise<void> {
  await trx.deleteFrom('post_links').where('post_id', '=', postId).execute();
  const links = linksIn(text, config.publicUrlIsSet ? [config.publicUrl] : 'any');
  if (links.length === 0) return;
  await trx
    .insertInto('post_links')
    .values(links.map(({ kind, id }) => ({ post_id: postId, kind, target_id: id })))
    .execute();
}
