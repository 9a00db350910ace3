import { sql, type Kysely, type Selectable } from 'kysely';
import type { Appeal, MyReport, OwnDecision } from '#contract/entities/report';
import { NOTIFICATION_EXCERPT_MAX_LENGTH } from '#contract/limits';
import { hiddenAuthors } from '#domain/people';
import { contentExists, postOfReport, shownState } from '#domain/reports';
import { clipToLine } from '#domain/words';
import { rowLimit, rowOffset } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import type { Page } from '#server/platform/http/route';

/** Older decisions about a person's own content are no longer listed. */
const MOST_DECISIONS = 50;

const excerptOf = (content: string) => clipToLine(content, NOTIFICATION_EXCERPT_MAX_LENGTH);

/**
 * The reports a person made, newest first. While its author is hidden from them, a report shows
 * neither the author nor the content.
 */
export async function listMyReports(
  db: Kysely<Tables>,
  reporterId: number,
  { limit, offset }: Page,
): Promise<MyReport[]> {
  const rows = await db
    .selectFrom('reports')
    .innerJoin('users', 'users.id', 'reports.author_id')
    .select(['reports.id', 'kind', 'reason', 'note', 'content', 'reports.created_at'])
    .select(['decided_at', 'explanation', 'username', 'display_name', shownState.as('state')])
    .select(sql<boolean>`author_id IN ${hiddenAuthors(db, reporterId)}`.as('is_hidden'))
    .select(['target_id', contentExists.as('exists'), postOfReport.as('post_id')])
    .where('reporter_id', '=', reporterId)
    .orderBy('reports.id', 'desc')
    .limit(rowLimit(limit))
    .offset(rowOffset(offset))
    .execute();
  return rows.map(({ id, kind, state, reason, note, explanation, ...row }) => ({
    ...{ id, kind, state, reason, note, explanation },
    excerpt: row.is_hidden ? null : excerptOf(row.content),
    author_username: row.is_hidden ? null : row.username,
    author_display_name: row.is_hidden ? null : row.display_name,
    target_id: row.is_hidden || !row.exists ? null : row.target_id,
    post_id: row.is_hidden ? null : row.post_id,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }));
}

type AppealRow = Pick<
  Selectable<Tables['reports']>,
  'appeal' | 'appealed_at' | 'appeal_granted' | 'appeal_explanation'
>;

/** An appeal as the author and the moderators see it; null if there is none. */
export function presentAppeal(row: AppealRow): Appeal | null {
  if (row.appeal === null || row.appealed_at === null) return null;
  return {
    text: row.appeal,
    created_at: row.appealed_at.toISOString(),
    is_granted: row.appeal_granted,
    explanation: row.appeal_explanation,
  };
}

/**
 * The decisions about a person's content, newest first. A decision that ended several reports is
 * listed once, so that it doesn't tell how many people reported the content.
 */
export async function listOwnDecisions(
  db: Kysely<Tables>,
  authorId: number,
): Promise<OwnDecision[]> {
  const { rows } = await sql<
    AppealRow &
      Pick<OwnDecision, 'kind' | 'decision' | 'explanation'> & {
        id: number;
        content: string;
        decided_at: Date;
      }
  >`
    SELECT * FROM (
      SELECT DISTINCT ON (kind, target_id, decided_at) id, kind, decision, content, explanation,
        decided_at, appeal, appealed_at, appeal_granted, appeal_explanation
      FROM reports
      WHERE author_id = ${authorId} AND state = 'acted'
        AND decision IN ('remove', 'warn', 'suspend')
      ORDER BY kind, target_id, decided_at, appeal IS NULL, id
    ) AS decided
    ORDER BY decided_at DESC, id DESC LIMIT ${sql.lit(MOST_DECISIONS)}`.execute(db);
  return rows.map((row) => ({
    report_id: row.id,
    kind: row.kind,
    decision: row.decision,
    excerpt: excerptOf(row.content),
    explanation: row.explanation,
    decided_at: row.decided_at.toISOString(),
    appeal: presentAppeal(row),
  }));
}
