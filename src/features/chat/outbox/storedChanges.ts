import type { Ports } from '#shared/ports';
import type { PendingChange } from '../state/chatState';
import { openStoredItems, type StoredItems } from './storedItems';
import { CHANGES_KEY } from './storedOutbox';

const isText = (value: unknown) => typeof value === 'string';
const isIdNumber = (value: unknown) => Number.isSafeInteger(value) && (value as number) > 0;

function isChange(value: unknown): value is PendingChange {
  if (typeof value !== 'object' || value === null) return false;
  const change = value as Record<keyof PendingChange, unknown>;
  return (
    [change.client_id, change.content, change.timestamp].every(isText) &&
    [change.message_id, change.receiver_id].every(isIdNumber) &&
    (change.kind === 'edit' || change.kind === 'deletion') &&
    (change.state === 'waiting' || change.state === 'refused') &&
    (change.detail === undefined || isText(change.detail)) &&
    (change.tries === undefined || Number.isSafeInteger(change.tries))
  );
}

/** Opens a user's edits and deletions in storage. */
export const openStoredChanges = (ports: Ports, ownerId: number): StoredItems<PendingChange> =>
  openStoredItems(ports, ownerId, {
    key: CHANGES_KEY,
    isItem: isChange,
    logName: 'Changes of messages',
  });
