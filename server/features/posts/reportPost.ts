import { sql, type Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { badRequest } from '#server/platform/http/problem';
import { isHiddenPair } from '#domain/people';
import { postNotFound } from '#domain/posts';
import * as texts from './texts';

/**
 * Stores the report with the post's current text; both outlive the post. Throws 404 if the reporter
 * cannot see the post, 400 if it is their own.
 */
export async function reportPost(
  { db, clock, log, metrics }: Deps,
  reporterId: number,
  postId: number,
  reason: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const post = await findReportedPost(trx, reporterId, postId);
    if (!post) throw postNotFound();
    if (post.user_id === reporterId) {
      throw badRequest(texts.ownPost);
    }
    await keepReport(trx, {
      post_id: postId,
      author_id: post.user_id,
      reporter_id: reporterId,
      reason: reason.trim(),
      reported_content: [post.content, post.attached_text].filter((text) => text !== '').join('\n'),
      created_at: clock.now(),
    });
  });
  metrics.postReports.inc();
  log.info({ post: postId, reporter: reporterId }, 'a post was reported');
}

/**
 * A post that the reporter may see, locked until the transaction ends, with the texts that a report
 * stores.
 */
function findReportedPost(trx: Transaction<Tables>, reporterId: number, id: number) {
  return trx
    .selectFrom('posts')
    .select(['user_id', 'content', 'attached_text'])
    .where('id', '=', id)
    .where((eb) => eb.not(isHiddenPair(reporterId, sql.ref('posts.user_id'))))
    .forKeyShare()
    .executeTakeFirst();
}

interface NewReport {
  post_id: number;
  author_id: number;
  reporter_id: number;
  reason: string;
  reported_content: string;
  created_at: Date;
}

/**
 * Stores a report; a second one of the same post by the same person replaces and reopens the first.
 */
async function keepReport(trx: Transaction<Tables>, report: NewReport): Promise<void> {
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
