import { Type, type Static } from '@sinclair/typebox';
import { MODERATION_DECISIONS, REPORT_KINDS, REPORT_STATES } from '../limits';
import { Count, Id, Iso, Url, nullable, oneOf, record } from '../schema';
import { DisplayName, ListedPerson } from './person';

export const ReportKind = oneOf(...REPORT_KINDS);
export type ReportKind = Static<typeof ReportKind>;

/** `open` and `looked_at` wait for a decision; the others are final. */
export const ReportState = oneOf(...REPORT_STATES);
export type ReportState = Static<typeof ReportState>;

export const ModerationDecision = oneOf(...MODERATION_DECISIONS);
export type ModerationDecision = Static<typeof ModerationDecision>;

/** A report of the caller's own. `excerpt` and the author are null while the author is hidden. */
export const MyReport = record({
  id: Id,
  kind: ReportKind,
  state: ReportState,
  reason: Type.String(),
  note: Type.String(),
  /** The beginning of the reported text. */
  excerpt: nullable(Type.String()),
  author_username: nullable(Type.String()),
  author_display_name: DisplayName,
  /** Null once it is deleted, and while the author is hidden. */
  target_id: nullable(Id),
  /** The post, or the post of the comment; null as `target_id` is. */
  post_id: nullable(Id),
  created_at: Iso,
  decided_at: nullable(Iso),
  /** The moderator's words. */
  explanation: Type.String(),
});
export type MyReport = Static<typeof MyReport>;

/** The caller's appeal against a decision, and whether another moderator agreed with it. */
export const Appeal = record({
  text: Type.String(),
  created_at: Iso,
  /** Null until it is decided. */
  is_granted: nullable(Type.Boolean()),
  explanation: Type.String(),
});
export type Appeal = Static<typeof Appeal>;

/** A decision about something that the caller wrote. It doesn't say who reported it. */
export const OwnDecision = record({
  report_id: Id,
  kind: ReportKind,
  decision: ModerationDecision,
  excerpt: Type.String(),
  explanation: Type.String(),
  decided_at: Iso,
  appeal: nullable(Appeal),
});
export type OwnDecision = Static<typeof OwnDecision>;

/** An earlier report about the same author that is decided. */
export const PastReport = record({
  id: Id,
  kind: ReportKind,
  state: ReportState,
  decision: nullable(ModerationDecision),
  decided_at: Iso,
  explanation: Type.String(),
});
export type PastReport = Static<typeof PastReport>;

/** One of the two people of a report, with their history. Only moderators see it. */
export const ReportPerson = record({
  ...ListedPerson.properties,
  joined_at: Iso,
  suspended_until: nullable(Iso),
  reports_made: Count,
  /** Those of them that were no breach. */
  reports_unfounded: Count,
  /** Whether most of their recent reports were no breach. */
  reports_falsely: Type.Boolean(),
  reports_about: Count,
  /** Those of them after which a moderator acted. */
  reports_acted: Count,
  /** The newest decided reports about this person. */
  past: Type.Array(PastReport),
});
export type ReportPerson = Static<typeof ReportPerson>;

/** A picture or another file of reported content. The address expires. */
export const ReportFile = record({
  url: Url,
  name: Type.String(),
  type: Type.String(),
  alt: Type.String(),
  /** The first frame of an animation. */
  still_url: Type.Optional(Url),
});
export type ReportFile = Static<typeof ReportFile>;

/** A report as a moderator sees it. */
export const ModerationReport = record({
  id: Id,
  kind: ReportKind,
  target_id: nullable(Id),
  /** The post, or the post of the comment; null once it is deleted. */
  post_id: nullable(Id),
  state: ReportState,
  reason: Type.String(),
  note: Type.String(),
  /** The text as it was when it was reported. */
  content: Type.String(),
  files: Type.Array(ReportFile),
  /** Whether the content was deleted since. */
  is_gone: Type.Boolean(),
  /** Other open reports of the same content, which one removal, warning or suspension decides. */
  others: Count,
  created_at: Iso,
  reporter: ReportPerson,
  author: ReportPerson,
  decision: nullable(ModerationDecision),
  decided_at: nullable(Iso),
  explanation: Type.String(),
  appeal: nullable(Appeal),
  /** False for an appeal against the caller's own decision, and once nothing is left to decide. */
  can_decide: Type.Boolean(),
});
export type ModerationReport = Static<typeof ModerationReport>;

/** A page of the reports that wait, oldest first, or of decided ones, newest first. */
export const ModerationPage = record({
  reports: Type.Array(ModerationReport),
  /** The number of reports and appeals that the caller can decide. */
  waiting: Count,
});
export type ModerationPage = Static<typeof ModerationPage>;
