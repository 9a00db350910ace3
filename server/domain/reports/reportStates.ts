import { sql } from 'kysely';
import type { ReportKind, ReportState } from '#contract/entities/report';

/** A condition on `reports`: it waits for a decision. An index has the same condition. */
export const isWaiting = sql<boolean>`reports.state IN ('open', 'looked_at')`;

/** A condition on `reports`: its content was not deleted. */
export const contentExists = sql<boolean>`(CASE reports.kind
  WHEN 'post' THEN EXISTS (SELECT FROM posts WHERE posts.id = reports.target_id)
  WHEN 'comment' THEN EXISTS (
    SELECT FROM comments WHERE comments.id = reports.target_id AND comments.deleted_at IS NULL)
  WHEN 'paper' THEN EXISTS (SELECT FROM papers WHERE papers.id = reports.target_id)
  WHEN 'message' THEN EXISTS (
    SELECT FROM messages WHERE messages.id = reports.target_id AND messages.deleted_at IS NULL)
  ELSE EXISTS (
    SELECT FROM users WHERE users.id = reports.target_id AND users.deleted_at IS NULL)
END)`;

/** The id of the post on whose page the content of a row of `reports` is. Null if there is none. */
export const postOfReport = sql<number | null>`(CASE reports.kind
  WHEN 'post' THEN (SELECT id FROM posts WHERE posts.id = reports.target_id)
  WHEN 'comment' THEN (
    SELECT post_id FROM comments
    WHERE comments.id = reports.target_id AND comments.deleted_at IS NULL)
END)`;

/**
 * The state of a row of `reports` as people see it. A report whose content was deleted is over,
 * also until `closeGoneReports` stores that.
 */
export const shownState = sql<ReportState>`(CASE
  WHEN ${isWaiting} AND NOT ${contentExists} THEN 'acted' ELSE reports.state END)`;

/** A condition on `reports`: it is about this content. */
export const sameContent = ({ kind, target_id }: { kind: ReportKind; target_id: number | null }) =>
  sql<boolean>`(reports.kind = ${kind} AND reports.target_id = ${target_id})`;
