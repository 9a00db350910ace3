import type { Middleware } from '@reduxjs/toolkit';
import type { Ports } from '#shared/ports';
import { createConnection, type Connection, type Credentials } from './createConnection';
import { frameDropped, frameSendRequested, frameToAction, parseServerFrame } from './frameActions';
import {
  frameRejected,
  socketClosed,
  socketConnectRequested,
  socketOpened,
  socketOpening,
} from './socketActions';

export interface SocketMiddlewareOptions<State> {
  ports: Ports;
  /**
   * The credentials for the socket, or null for no socket. Must be cheap: it runs after every
   * action.
   */
  selectCredentials: (state: State) => Credentials | null;
}

const isSame = (a: Credentials | null, b: Credentials | null) =>
  a === b || (a?.userId === b?.userId && a?.token === b?.token);

/**
 * Owns the socket of the signed-in user and dispatches its events as actions. It knows frames but
 * no features. Middleware does not run during time travel, so neither does the socket.
 */
export function createSocketMiddleware<State>({
  ports,
  selectCredentials,
}: SocketMiddlewareOptions<State>): Middleware<object, State> {
  return (api) => {
    let connection: Connection | undefined;
    let credentials: Credentials | null = null;
    const now = () => ports.clock.now();

    const follow = (wanted: Credentials | null) => {
      if (isSame(wanted, credentials)) return;
      connection?.end();
      connection = undefined;
      credentials = wanted;
      if (!wanted) return;
      const begun = createConnection(wanted, ports, {
        opening: (attempt) => api.dispatch(socketOpening({ at: now(), attempt })),
        opened: () => api.dispatch(socketOpened({ at: now() })),
        closed: (code, attempt, retry) =>
          api.dispatch(
            socketClosed({
              at: now(),
              code,
              attempt,
              retryInMs: retry?.inMs ?? null,
              ...(retry?.isForFlooding ? { isForFlooding: true } : {}),
            }),
          ),
        received(data) {
          const frame = parseServerFrame(data);
          const length = typeof data === 'string' ? data.length : 0;
          api.dispatch(frame ? frameToAction(frame, now()) : frameRejected({ at: now(), length }));
        },
      });
      // A listener may have signed the user out in response to the first event.
      if (isSame(wanted, credentials)) connection = begun;
      else begun.end();
    };
    ports.network.onOnline(() => connection?.hurry());

    let isFirst = true;
    return (next) => (action) => {
      const before = selectCredentials(api.getState());
      const result = next(action);
      const after = selectCredentials(api.getState());
      // A user who appears through time travel gets no socket. Only an action may open one.
      if (isFirst || !isSame(before, after)) follow(after);
      isFirst = false;
      if (socketConnectRequested.match(action)) connection?.hurry();
      if (frameSendRequested.match(action) && !connection?.send(JSON.stringify(action.payload)))
        api.dispatch(frameDropped(action.payload));
      return result;
    };
  };
}
