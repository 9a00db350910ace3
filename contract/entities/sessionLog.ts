import { Type, type Static } from '@sinclair/typebox';
import { LOG_NOTE_MAX_LENGTH, LOG_NOTES_MAX } from '../limits';
import { VISIBLE_TEXT_PATTERN } from '../visibleText';
import { Count, Iso, record } from '../schema';

/** A developer's note about one action of a session log. `at` is the number of the action. */
export const LogNote = record({
  at: Count,
  text: Type.String({
    minLength: 1,
    maxLength: LOG_NOTE_MAX_LENGTH,
    pattern: VISIBLE_TEXT_PATTERN,
  }),
});
export type LogNote = Static<typeof LogNote>;

/** All notes about a session log. */
export const LogNotes = Type.Array(LogNote, { maxItems: LOG_NOTES_MAX });

/** The sender's words about a session log, and the notes of its readers. */
export const SessionLogNotes = record({
  note: Type.String(),
  notes: LogNotes,
  expires_at: Iso,
});
export type SessionLogNotes = Static<typeof SessionLogNotes>;
