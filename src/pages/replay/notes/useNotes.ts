import type { LogNote } from '#contract/entities/sessionLog';
import { errorDetail, hasStatus } from '#api/errors';
import { useReadLogNotesQuery, useSaveLogNotesMutation } from '#api/sessionLogsApi';
import * as texts from './texts';

/** Saves the notes about a log. If others have changed them meanwhile, theirs are shown instead. */
export function useNotes(token: string, seen: readonly LogNote[]) {
  const { refetch } = useReadLogNotesQuery(token);
  const [send, { isLoading: isSaving, error }] = useSaveLogNotesMutation();
  /** Returns whether the notes were saved. */
  async function save(notes: readonly LogNote[]): Promise<boolean> {
    const result = await send({ token, notes, seen });
    if (hasStatus(result.error, 409)) await refetch();
    return !result.error;
  }
  return { save, isSaving, problem: error ? errorDetail(error, texts.notSaved) : null };
}
