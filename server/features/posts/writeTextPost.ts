import type { WantedQuotesField } from '#contract/entities/paperQuote';
import type { Deps } from '#domain/deps';
import { inTransactionWithFrames } from '#domain/frames';
import { proveQuotes, readWantedQuotes } from '#domain/paperQuotes';
import { findPost, insertPost, lockOwnPost, updatePost, type PostRow } from '#domain/posts';

/** Stores a note and notifies the author's connections. Throws 400 if a quote isn't on its page. */
export async function createTextPost(
  deps: Deps,
  authorId: number,
  { content, quotes: field }: { content: string; quotes?: WantedQuotesField },
): Promise<PostRow> {
  const quotes = await proveQuotes(deps.db, authorId, readWantedQuotes(field));
  return inTransactionWithFrames(deps, async (trx, frames) => {
    const id = await insertPost(deps, trx, frames, { authorId, kind: 'text', content, quotes });
    return findPost(trx, authorId, id, deps.clock.now());
  });
}

/**
 * Edits a note's text. If the text is omitted or the same, nothing changes and the note does not
 * count as edited.
 */
export function updateTextPost(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'publish' | 'log'>,
  callerId: number,
  id: number,
  content: string | undefined,
): Promise<PostRow> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    const post = await lockOwnPost(trx, { id, callerId, act: 'edit', kind: 'text' });
    await updatePost(deps, trx, frames, post, { content });
    return findPost(trx, callerId, id, deps.clock.now());
  });
}
