import { MESSAGE_DELETE_MS, MESSAGE_EDIT_MS } from '#contract/limits';
import * as texts from '../texts';

/**
 * The reason why a message can't be changed any more, or null. Of an edit and a deletion the first
 * one holds: a deleted message can't be edited, and a second deletion changes nothing.
 */
export function refusalOf(
  message: { created_at: Date; deleted_at: Date | null },
  change: 'edit' | 'deletion',
  now: Date,
): string | null {
  const age = now.getTime() - message.created_at.getTime();
  if (message.deleted_at !== null) return change === 'edit' ? texts.deletedBefore : null;
  if (change === 'edit') return age > MESSAGE_EDIT_MS ? texts.tooLateToEdit : null;
  return age > MESSAGE_DELETE_MS ? texts.tooLateToDelete : null;
}
