import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { isHiddenPair } from '../../queries/visibility';

/** A post that the reporter may see, kept until the transaction ends, with the texts a report keeps. */
export function findReportedPost(trx: Transaction<Tables>, reporterId: number, id: number) {
  return trx
    .selectFrom('posts')
    .select(['user_id', 'content', 'attached_text'])
    .where('id', '=', id)
    .where((eb) => eb.not(isHiddenPair(reporterId, sql.ref('posts.user_id'))))
    .forKeyShare()
    .executeTakeFirst();
}

/** A report to be stored. */
export interface NewReport {
  post_id: number;
  author_id: number;
  reporter_id: number;
  reason: string;
  reported_content: string;
  created_at: Date;
}

/** Stores a report; a second one of the same post by the same person replaces and reopens the first. */
export async function keepReport(trx: Transaction<Tables>, report: NewReport): Promise<void> {
  const { reason, reported_content, created_at } = report;
  await trx
    .insertInto('post_reports')
    .values(report)
    .onConflict((conflict) =>
      conflict
        .columns(['post_id', 'reporter_id'])
        .doUpdateSet({ reason, reported_content, created_at, settled_at: null }),
    )
    .execute();
}
