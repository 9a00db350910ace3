import type { Credentials } from '#realtime/createConnection';
import { createAppSelector } from '#shared/store/hooks';

/** Whose socket is to be open: the signed-in user's, once the server has said who that is. */
export const selectSocketCredentials = createAppSelector(
  [
    ({ session }) => session.status,
    ({ session }) => session.userId,
    ({ session }) => session.token,
  ],
  (status, userId, token): Credentials | null =>
    status === 'authenticated' && userId !== null && token !== null ? { userId, token } : null,
);
