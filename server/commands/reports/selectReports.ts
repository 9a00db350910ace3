import { sql, type Kysely } from 'kysely';
import type { ReportKind, ReportState } from '#contract/entities/report';
import { contentExists } from '#domain/reports';
import type { Tables } from '#server/platform/database/tables';

/** A report with the names of both people. */
export interface ReportRow {
  id: number;
  kind: ReportKind;
  /** The reported content; null if it was deleted. */
  target_id: number | null;
  /** The post, or the post of the comment; null for others, and if it was deleted. */
  post_id: number | null;
  post_type: string | null;
  /** Null for other kinds, and if the comment was deleted. */
  comment_id: number | null;
  author: string;
  reporter: string;
  state: ReportState;
  reason: string;
  note: string;
  reported_content: string;
  appeal: string | null;
  created_at: Date;
  settled_at: Date | null;
}

/** All reports that match a condition on `reports`, oldest first. */
export async function selectReports(
  db: Kysely<Tables>,
  condition = sql<boolean>`true`,
): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    SELECT reports.id, reports.kind, CASE WHEN ${contentExists} THEN target_id END AS target_id,
      posts.id AS post_id, posts.post_type, comments.id AS comment_id,
      author.username AS author, reporter.username AS reporter, state, reason, note,
      reports.content AS reported_content, appeal, reports.created_at, decided_at AS settled_at
    FROM reports
    JOIN users AS author ON author.id = reports.author_id
    JOIN users AS reporter ON reporter.id = reports.reporter_id
    LEFT JOIN comments ON reports.kind = 'comment' AND comments.id = reports.target_id
      AND comments.deleted_at IS NULL
    LEFT JOIN posts ON posts.id = CASE reports.kind
      WHEN 'post' THEN reports.target_id WHEN 'comment' THEN comments.post_id END
    WHERE ${condition} ORDER BY reports.id
  `.execute(db);
  return rows;
}
