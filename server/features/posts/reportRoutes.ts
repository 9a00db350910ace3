import { calls } from '#contract/calls/index';
import type { Deps } from '../../deps';
import { inTransaction } from '../../platform/database/inTransaction';
import type { LimitRule } from '../../platform/http/limits';
import { badRequest, notFound } from '../../platform/http/problem';
import { route, type Route } from '../../platform/http/route';
import { findReportedPost, keepReport } from './reportRepository';

/** Nobody reads so many posts worth reporting. */
const reportLimit: LimitRule = {
  name: 'report',
  points: 30,
  seconds: 3600,
  key: ({ callerId }) => String(callerId),
};

/** Keeps the report with the post as it stands; both outlive the post. */
async function reportPost(
  { db, clock, log, metrics }: Deps,
  reporterId: number,
  postId: number,
  reason: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const post = await findReportedPost(trx, reporterId, postId);
    if (!post) throw notFound('This post does not exist.');
    if (post.user_id === reporterId) {
      throw badRequest('You cannot report your own post; you can edit or delete it.');
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

/** Reporting a post to those who run the site. */
export function reportRoutes(deps: Deps): Route[] {
  return [
    route(
      calls.reportPost,
      async ({ caller, params, body }) => {
        await reportPost(deps, caller.id, params.id, body.reason);
        return { detail: 'Thank you. Your report was received and will be looked at.' };
      },
      { limits: [reportLimit] },
    ),
  ];
}
