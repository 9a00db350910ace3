import { sql, type Transaction } from 'kysely';
import { pathOfPage } from '#contract/addresses/quadPages';
import type { ReportKind } from '#contract/entities/report';
import type { Deps } from '#domain/deps';
import { clipToLine } from '#domain/words';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { layoutMail } from '#server/platform/mailer/layoutMail';
import type { Mailer } from '#server/platform/mailer/mailer';
import { lockLastMail } from './queueReportMail';
import { contentExists, isWaiting } from './reportStates';
import * as texts from './texts';

const REASON_LENGTH = 300;

/** An open report, with the post of its content unless that was deleted. */
interface OpenReport {
  id: number;
  kind: ReportKind;
  target_id: number;
  post_id: number | null;
  comment_id: number | null;
  author: string;
  reporter: string;
  reason: string;
}

/**
 * Handles the job of a mail about reports to the operator. It is written now, so that what was
 * settled since is left out: it shows the report if only one is open, and otherwise their number.
 */
export async function mailReports(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  mailer: Mailer,
): Promise<void> {
  const { operatorMail: to, publicUrl } = config;
  if (to === null) return;
  const { count, first } = await inTransaction(db, async (trx) => {
    // Waits for the reports that count on this mail.
    await lockLastMail(trx);
    return readOpen(trx);
  });
  if (!first) return;
  const subject = count === 1 ? texts.reported(first.kind) : texts.openReports(count);
  const note = texts.whyMailed;
  const body =
    count === 1
      ? {
          paragraphs: [texts.whoReported(first), texts.howToSettle(first)],
          items: [
            {
              text: texts.reasonOf(clipToLine(first.reason, REASON_LENGTH)),
              url: publicUrl + placeOf(first),
            },
          ],
        }
      : { paragraphs: [texts.howToList(count)] };
  await mailer.send({ to, subject, ...layoutMail({ heading: subject, note, ...body }) });
}

/** The path of the page that shows reported content, or the one nearest to it. */
function placeOf(report: OpenReport): string {
  const { kind, target_id: id, post_id: postId, comment_id: commentId, author } = report;
  if (kind === 'person') return `/dashboard/${author}/about`;
  if (kind === 'paper') return pathOfPage({ kind, id });
  if (postId === null) return '/dashboard/posts';
  const comment = commentId === null ? '' : `&comment=${commentId}`;
  return pathOfPage({ kind: 'post', id: postId }) + comment;
}

/** The number of open reports, and the oldest. */
async function readOpen(
  trx: Transaction<Tables>,
): Promise<{ count: number; first: OpenReport | undefined }> {
  const { rows } = await sql<OpenReport & { count: number }>`
    SELECT open.*, author.username AS author, reporter.username AS reporter
    FROM (
      SELECT reports.id, reports.kind, target_id, reason, author_id, reporter_id,
        count(*) OVER ()::integer AS count,
        CASE reports.kind WHEN 'post' THEN target_id ELSE comments.post_id END AS post_id,
        comments.id AS comment_id
      FROM reports LEFT JOIN comments ON reports.kind = 'comment' AND comments.id = target_id
      WHERE ${isWaiting} AND ${contentExists} ORDER BY reports.id LIMIT 1
    ) AS open
    JOIN users AS author ON author.id = open.author_id
    JOIN users AS reporter ON reporter.id = open.reporter_id
  `.execute(trx);
  const [first] = rows;
  return { count: first?.count ?? 0, first };
}
