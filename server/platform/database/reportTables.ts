import type { Generated } from 'kysely';
import type { ModerationDecision, ReportKind, ReportState } from '#contract/entities/report';
import type { NullableTimestamp, Timestamp } from './columnTypes';

/** The table of reports, with the decisions about them and the appeals of authors. */
export interface ReportTables {
  reports: {
    id: Generated<number>;
    kind: ReportKind;
    /** The id of the content in the table of its kind. It may be deleted. */
    target_id: number | null;
    /** The messages that the reporter selected, for reports of messages. */
    message_ids: number[] | null;
    author_id: number;
    reporter_id: number;
    reason: string;
    note: Generated<string>;
    /** The text as it was when it was reported. */
    content: string;
    state: Generated<ReportState>;
    /** Null for reports that ended without one, as when the author deleted the content. */
    decision: ModerationDecision | null;
    /** The moderator; null for the operator, and if no one decided. */
    decided_by: number | null;
    decided_at: NullableTimestamp;
    explanation: Generated<string>;
    appeal: string | null;
    appealed_at: NullableTimestamp;
    /** Null until the appeal is decided. */
    appeal_granted: boolean | null;
    appeal_decided_by: number | null;
    appeal_explanation: Generated<string>;
    created_at: Timestamp;
  };
}
