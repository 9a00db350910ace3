import { addListener } from '@reduxjs/toolkit';
import { readId } from '#shared/lib/readId';
import type { Ports } from '#shared/ports';
import { toPartner, type ChatPartner } from '#shared/store/featureEvents';
import { parseStored } from '#shared/store/persistedSlice';
import type { AppDispatch, AppThunk, RootState } from '#shared/store/types';
import { openThread } from '../state/chatHistory';
import { windowsRestored } from '../state/chatWindowsSlice';
import { WINDOWS_KEY } from './loadWindows';

const startListening = addListener.withTypes<RootState, AppDispatch>();

/** At most this many windows are kept, those opened last. */
const MOST_KEPT = 20;

/** The applications in which windows are kept. */
const started = new WeakSet<Ports>();

/**
 * Restores the windows that the user had before a reload, and keeps later changes. Does nothing the
 * second time.
 */
export function keepWindows(): AppThunk {
  return (dispatch, getState, ports) => {
    if (started.has(ports)) return;
    started.add(ports);
    dispatch(restore());
    write(ports, getState());
    dispatch(
      startListening({
        predicate: (_action, now, before) => now.chatWindows.windows !== before.chatWindows.windows,
        effect: (_action, api) => write(ports, api.getState()),
      }),
    );
  };
}

function restore(): AppThunk {
  return (dispatch, getState, ports) => {
    const partners = read(ports, getState().chat.ownId);
    if (partners.length === 0) return;
    dispatch(windowsRestored(partners));
    for (const { id } of partners) void dispatch(openThread(id));
  };
}

/** Returns the people of this person's stored windows; none if storage is off or has those of another. */
function read({ tabStore }: Ports, ownId: number | null): ChatPartner[] {
  try {
    const { owner, windows } = Object(parseStored(tabStore.get(WINDOWS_KEY))) as Stored;
    if (ownId === null || readId(String(owner)) !== ownId || !Array.isArray(windows)) return [];
    return windows.flatMap(readPartner).slice(-MOST_KEPT);
  } catch {
    return [];
  }
}

type Stored = Partial<Record<'owner' | 'windows', unknown>>;

function readPartner(value: unknown): ChatPartner[] {
  const { id, username, display_name, avatar } = Object(value) as Partial<
    Record<keyof ChatPartner, unknown>
  >;
  const known = readId(String(id));
  if (known === null || typeof username !== 'string') return [];
  const named = { username, display_name: typeof display_name === 'string' ? display_name : null };
  return [toPartner(known, named, typeof avatar === 'string' ? avatar : null)];
}

function write({ tabStore, log }: Ports, { chat, chatWindows }: RootState): void {
  const windows = chatWindows.windows
    .slice(-MOST_KEPT)
    .map((partner) => toPartner(partner.id, partner, partner.avatar));
  try {
    if (windows.length === 0) tabStore.remove(WINDOWS_KEY);
    else tabStore.set(WINDOWS_KEY, JSON.stringify({ owner: chat.ownId, windows }));
  } catch (error) {
    log.warn('Chat windows could not be kept', { error: String(error) });
  }
}
