import { LIBRARY_IMPORT_MAX } from '#contract/limits';

/** A record with the values of its tags, in order. */
export interface RisRecord {
  /** The line at which it begins, from 1. */
  line: number;
  /** Empty if the record has no type. */
  type: string;
  tags: [tag: string, value: string][];
}

const TAGGED = /^([A-Z][A-Z0-9]) {1,2}-(?: (.*))?$/;

/**
 * Splits a file of RIS into its records, up to one more than an import may have. A line without a tag
 * belongs to the value before it.
 */
export function parseRis(text: string): RisRecord[] {
  const records: RisRecord[] = [];
  let record: RisRecord | null = null;
  let value: string[] = [];
  const endValue = () => {
    const last = record?.tags.at(-1);
    if (last && value.length > 0) last[1] = [last[1], ...value].join('\n');
    value = [];
  };
  for (const [index, written] of text.split('\n').entries()) {
    const [, tag, first = ''] = TAGGED.exec(written.trimEnd()) ?? [];
    if (tag === undefined) {
      if (record && record.tags.length > 0) value.push(written.trim());
      continue;
    }
    endValue();
    if (tag === 'ER') record = null;
    else if (tag === 'TY' || !record) {
      if (records.length > LIBRARY_IMPORT_MAX) break;
      record = { line: index + 1, type: tag === 'TY' ? first.trim() : '', tags: [] };
      records.push(record);
    }
    if (record && tag !== 'TY') record.tags.push([tag, first]);
  }
  endValue();
  return records;
}
