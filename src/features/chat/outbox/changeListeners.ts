import { addListener } from '@reduxjs/toolkit';
import type { ClientFrames } from '#contract/frames';
import { frameSendRequested } from '#realtime/frameActions';
import type { Ports } from '#shared/ports';
import { sessionAuthenticated } from '#shared/store/sessionEvents';
import type { AppDispatch, AppThunk, RootState } from '#shared/store/types';
import { changeRemoved, changesRestored, changeSubmitted } from '../state/changeCases';
import type { PendingChange } from '../state/chatState';
import { CHANGES_KEY } from './storedOutbox';
import { ACKNOWLEDGED_WITHIN_MS } from './sendListeners';
import { openStoredChanges } from './storedChanges';
import type { StoredItems } from './storedItems';

const startListening = addListener.withTypes<RootState, AppDispatch>();

/** The applications in which changes are sent and kept. */
const started = new WeakSet<Ports>();

/**
 * Sends the edits and deletions of messages from now on, and keeps them across reloads. Does nothing
 * the second time.
 */
export function startChanges(): AppThunk {
  return (dispatch, getState, ports) => {
    if (started.has(ports)) return;
    started.add(ports);
    dispatch(
      startListening({
        actionCreator: changeSubmitted,
        effect: ({ payload: clientId }, api) => {
          api.dispatch(send(clientId));
        },
      }),
    );
    dispatch(keepChanges());
    // Those that were to be sent before this code was loaded.
    for (const { client_id: id, state } of getState().chat.changes ?? [])
      if (state === 'sent') dispatch(send(id));
  };
}

/** Sends a change, again and again until it is acknowledged. */
function send(clientId: string): AppThunk {
  return (dispatch, getState, { timers }) => {
    const change = getState().chat.changes?.find(({ client_id: id }) => id === clientId);
    if (change?.state !== 'sent') return;
    timers.set(() => dispatch(send(clientId)), ACKNOWLEDGED_WITHIN_MS);
    dispatch(frameSendRequested(toFrame(change)));
  };
}

/** Returns the frame that makes a change. */
function toFrame(
  change: PendingChange,
): ClientFrames['edit_message'] | ClientFrames['delete_message'] {
  const { kind, message_id: id, client_id, content } = change;
  return kind === 'edit'
    ? { type: 'edit_message', id, content, client_id }
    : { type: 'delete_message', id, client_id };
}

/** Returns a change as it is stored: one on its way is sent again after a reload. */
const toKept = (change: PendingChange): PendingChange =>
  change.state === 'sent' ? { ...change, state: 'waiting' } : change;

/** Restores the changes from storage, writes every later one there, and follows other windows. */
function keepChanges(): AppThunk {
  let stored: StoredItems<PendingChange> | undefined;

  const write = (before: readonly PendingChange[]): AppThunk => {
    return (_dispatch, getState) => {
      const { changes = [] } = getState().chat;
      const here = new Set(changes.map(({ client_id: id }) => id));
      stored?.write({
        put: changes.filter((change) => !before.includes(change)).map(toKept),
        gone: before.map(({ client_id: id }) => id).filter((id) => !here.has(id)),
      });
    };
  };
  const restore = (): AppThunk => (dispatch, getState, ports) => {
    const { ownId } = getState().chat;
    if (ownId === null) return;
    stored = openStoredChanges(ports, ownId);
    const changes = stored.read();
    if (changes.length > 0) dispatch(changesRestored(changes));
  };
  /** Drops changes that another window made or gave up. */
  const dropVanished = (key: string | null): AppThunk => {
    return (dispatch) => {
      if (key !== null && key !== CHANGES_KEY) return;
      for (const id of stored?.follow() ?? []) dispatch(changeRemoved(id));
    };
  };

  return (dispatch, _getState, ports) => {
    dispatch(restore());
    dispatch(write([]));
    dispatch(
      startListening({
        predicate: (action, now, before) =>
          now.chat.changes !== before.chat.changes &&
          now.chat.ownId === before.chat.ownId &&
          !changesRestored.match(action),
        effect: (_action, api) => {
          api.dispatch(write(api.getOriginalState().chat.changes ?? []));
        },
      }),
    );
    dispatch(
      startListening({
        actionCreator: sessionAuthenticated,
        effect: (_action, api) => {
          api.dispatch(restore());
        },
      }),
    );
    ports.tabs.onStored((key) => dispatch(dropVanished(key)));
  };
}
