import type { Ports } from '#shared/ports';
import { readId } from '#shared/lib/readId';
import { parseStored } from '#shared/store/persistedSlice';
import type { PendingChange } from '../state/chatState';
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

/** Reads a user's changes from storage: JSON `{ owner, items }`. Throws if storage does. */
export function readStoredChanges({ localStore }: Ports, ownerId: number): PendingChange[] {
  const value = parseStored(localStore.get(CHANGES_KEY));
  if (typeof value !== 'object' || value === null) return [];
  const { owner, items } = value as Record<string, unknown>;
  if (readId(String(owner)) !== ownerId || !Array.isArray(items)) return [];
  return items.filter(isChange);
}

/**
 * Writes new and modified changes to storage, and removes others. Leaves those of other windows
 * alone. Throws if storage does.
 */
export function writeStoredChanges(
  ports: Ports,
  ownerId: number,
  { put, gone }: { put: readonly PendingChange[]; gone: readonly string[] },
): void {
  const replaced = new Map(put.map((change) => [change.client_id, change]));
  const removed = new Set(gone);
  const left = readStoredChanges(ports, ownerId)
    .filter(({ client_id: id }) => !removed.has(id))
    .map((change) => {
      const newer = replaced.get(change.client_id);
      replaced.delete(change.client_id);
      return newer ?? change;
    });
  const items = [...left, ...replaced.values()];
  if (items.length === 0) ports.localStore.remove(CHANGES_KEY);
  else ports.localStore.set(CHANGES_KEY, JSON.stringify({ owner: ownerId, items }));
}
