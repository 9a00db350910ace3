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
  /** Whose socket to hold open; null for nobody's. Must be cheap: it runs after every action. */
  selectCredentials: (state: State) => Credentials | null;
}

const isSame = (a: Credentials | null, b: Credentials | null) =>
  a === b || (a?.userId === b?.userId && a?.token === b?.token);

/**
 * Holds the socket of the signed-in user and turns what happens on it into actions. It dispatches
 * facts only, knows frames but no feature, and since middleware does not run when time travels,
 * neither does it.
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
      // Somebody may have answered the first event by signing out.
      if (isSame(wanted, credentials)) connection = begun;
      else begun.end();
    };
    ports.network.onOnline(() => connection?.hurry());

    let isFirst = true;
    return (next) => (action) => {
      const before = selectCredentials(api.getState());
      const result = next(action);
      const after = selectCredentials(api.getState());
      // Whom time travel put into the state is nobody to open a socket for: an action has to do it.
      if (isFirst || !isSame(before, after)) follow(after);
      isFirst = false;
      if (socketConnectRequested.match(action)) connection?.hurry();
      if (frameSendRequested.match(action) && !connection?.send(JSON.stringify(action.payload)))
        api.dispatch(frameDropped(action.payload));
      return result;
    };
  };
}
