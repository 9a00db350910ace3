import type { ColumnType, Generated } from 'kysely';
import type { LogNote } from '#contract/entities/sessionLog';

/** The table of the session logs that people sent to the operator. */
export interface SessionLogTables {
  session_logs: {
    id: Generated<number>;
    user_id: number;
    /** Null until the operator makes a link. */
    token_hash: Buffer | null;
    /** The log, packed with gzip. */
    file_id: number;
    /** The sender's words. */
    note: Generated<string>;
    /** Written as JSON text. */
    notes: ColumnType<LogNote[], string | undefined, string>;
    expires_at: ColumnType<Date, Date, Date>;
  };
}
