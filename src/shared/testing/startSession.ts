import { HttpResponse } from 'msw';
import { createStore } from '#app/store/createStore';
import { createFakePorts, type FakePorts } from './fakePorts';
import { onCall } from './onCall';

/** Responds to `auth/users/me` with a status and a body. */
export const respondToMe = (status: number, body: object) =>
  onCall('me', () => HttpResponse.json(body, { status }));

/** Responds to a login with a status and a body. */
export const respondToLogin = (status: number, body: object) =>
  onCall('login', () => HttpResponse.json(body, { status }));

/** The real store over fake ports, restored and at work. */
export async function startSession(ports: FakePorts = createFakePorts()) {
  const { store, restored, sessionLog } = createStore(ports);
  await restored;
  const session = () => store.getState().session;
  /** Waits until no verification and no login is pending, and returns the session. */
  const settled = () =>
    new Promise<ReturnType<typeof session>>((resolve) => {
      const look = () => {
        if (['starting', 'authenticating'].includes(session().status)) return;
        unsubscribe();
        resolve(session());
      };
      const unsubscribe = store.subscribe(look);
      look();
    });
  return { ports, store, sessionLog, session, settled };
}
