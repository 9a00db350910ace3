import { sql } from 'kysely';
import type { LogNote, SessionLogNotes } from '#contract/entities/sessionLog';
import { conflict } from '#server/platform/http/problem';
import { findLog, ofToken, type LogDeps } from './findLog';
import * as texts from './texts';

/** Returns the notes about the log of a token. */
export async function readNotes(deps: LogDeps, token: string): Promise<SessionLogNotes> {
  const { note, notes, expires_at } = await findLog(deps, token);
  return { note, notes, expires_at: expires_at.toISOString() };
}

/**
 * Replaces the notes about the log of a token. Throws 409 if they aren't those that the writer has
 * seen, because two people may write at once.
 */
export async function saveNotes(
  deps: LogDeps,
  token: string,
  { notes, seen }: { notes: readonly LogNote[]; seen?: readonly LogNote[] },
): Promise<SessionLogNotes> {
  const { token_hash, now } = ofToken(deps, token);
  const saved = await deps.db
    .updateTable('session_logs')
    .set({ notes: JSON.stringify(notes) })
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now)
    .$if(seen !== undefined, (query) =>
      query.where(sql<boolean>`notes = ${JSON.stringify(seen)}::jsonb`),
    )
    .executeTakeFirst();
  const current = await readNotes(deps, token);
  if (saved.numUpdatedRows === 0n) throw conflict(texts.notesChanged);
  return current;
}
