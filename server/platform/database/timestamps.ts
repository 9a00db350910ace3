import type { ColumnType } from 'kysely';

/** An instant that the database sets unless it is given. */
export type Timestamp = ColumnType<Date, Date | undefined, Date>;
export type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;
