import type { Transaction } from 'kysely';
import { mentionedNames } from '#contract/mentions';
import type { Tables } from '#server/platform/database/tables';
import { resolveNames } from './resolveNames';

/** A post or comment that may mention people. */
export interface MentioningText {
  kind: 'post' | 'comment';
  id: number;
  authorId: number;
  content: string;
}

/**
 * Replaces the mentions of a text by those in its content. Returns the ids of the people that were
 * added and of those that were removed.
 */
export async function writeMentions(
  trx: Transaction<Tables>,
  { kind, id, authorId, content }: MentioningText,
  now: Date,
): Promise<{ added: number[]; removed: number[] }> {
  const before = await trx
    .deleteFrom('mentions')
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .returning('user_id')
    .execute();
  const resolved = await resolveNames(trx, { authorId, names: mentionedNames(content), now });
  if (resolved.length > 0)
    await trx
      .insertInto('mentions')
      .values(resolved.map((name) => ({ kind, target_id: id, ...name })))
      .execute();
  const known = new Set(before.map((row) => row.user_id));
  const mentioned = new Set(resolved.map((name) => name.user_id));
  return {
    added: [...mentioned].filter((user) => !known.has(user)),
    removed: [...known].filter((user) => !mentioned.has(user)),
  };
}
