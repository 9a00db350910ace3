import { types, type CustomTypesConfig } from 'pg';
import type { ColumnType } from 'kysely';

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('A bigint is beyond 2^53.');
  return value;
}

function parseInt8Array(text: string): (number | null)[] {
  const items = text.slice(1, -1).split(',').filter(Boolean);
  return items.map((item) => (item === 'NULL' ? null : parseInt8(item)));
}

const parsers: Record<number, (text: string) => unknown> = {
  [INT8]: parseInt8,
  [INT8_ARRAY]: parseInt8Array,
  // A calendar day has no time zone; the driver's Date would use the server's.
  [DATE]: (text) => text,
};

/**
 * How column values are parsed: bigint as number (throws beyond 2^53), timestamptz as Date, date as
 * text.
 */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: (oid, format): unknown => parsers[oid] ?? types.getTypeParser(oid, format),
};

/** A timestamp that the database sets by default. */
export type Timestamp = ColumnType<Date, Date | undefined, Date>;
export type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** A `tsvector` of words, written with `sql`. */
export type WrittenWords = ColumnType<string, string | undefined, string>;
