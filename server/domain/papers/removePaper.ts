import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { removeStoredFiles } from '#domain/files';
import { removeTextsIfUnused } from '#domain/texts';
import type { Tables } from '#server/platform/database/tables';

/** The columns of a removed paper that name it. */
interface RemovedPaper {
  user_id: number;
  title: string;
}

/**
 * Removes a paper with its file, and its text unless another paper or document uses it. The caller
 * checks the right to do so. Returns undefined if there is no such paper.
 */
export async function removePaper(
  deps: Pick<Deps, 'storage' | 'log'>,
  trx: Transaction<Tables>,
  id: number,
): Promise<RemovedPaper | undefined> {
  const paper = await trx
    .deleteFrom('papers')
    .where('id', '=', id)
    .returning(['user_id', 'title', 'file_id', 'text_id'])
    .executeTakeFirst();
  if (!paper) return undefined;
  await removeStoredFiles(deps, trx, [paper.file_id]);
  await removeTextsIfUnused(trx, [paper.text_id]);
  return { user_id: paper.user_id, title: paper.title };
}
