import type { Transaction } from 'kysely';
import { paperWords, workWords } from '#domain/papers';
import type { Tables } from '#server/platform/database/tables';

/** Writes the words of a paper again. Returns whether there may be more. */
export async function reindexPaper(trx: Transaction<Tables>): Promise<boolean> {
  const paper = await trx
    .selectFrom('papers')
    .innerJoin('files', 'files.id', 'papers.file_id')
    .select(['papers.id', 'text_id', 'title', 'author', 'research_field', 'abstract'])
    .select('original_name')
    .where('words_at', 'is', null)
    .orderBy('papers.id', 'desc')
    .limit(1)
    .forNoKeyUpdate('papers')
    .skipLocked()
    .executeTakeFirst();
  if (!paper) return false;
  await trx
    .updateTable('papers')
    .set(paperWords(paper, paper.text_id))
    .where('id', '=', paper.id)
    .execute();
  return true;
}

/** Writes the words of current work again. Returns whether there may be more. */
export async function reindexWork(trx: Transaction<Tables>): Promise<boolean> {
  const work = await trx
    .selectFrom('posted_research')
    .select(['id', 'title', 'research_field', 'details'])
    .where('words_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!work) return false;
  await trx.updateTable('posted_research').set(workWords(work)).where('id', '=', work.id).execute();
  return true;
}
