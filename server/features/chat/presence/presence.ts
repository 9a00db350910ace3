import { sql, type Kysely } from 'kysely';
import { SOCKET_CLOSE } from '#contract/limits';
import type { Deps } from '#domain/deps';
import { hiddenPresence, listPresencePartners } from '#domain/connections';
import type { Tables } from '#server/platform/database/tables';
import type { Connections, OpenSocket } from '#server/realtime/connections';
import { userChannel } from '#server/realtime/publish';

type PresenceDeps = Pick<Deps, 'db' | 'publish' | 'bus'>;

/** The ids of the given people who have a socket open on any process. */
async function findOnline({ bus }: PresenceDeps, ids: readonly number[]): Promise<number[]> {
  // A process subscribes only to the channels of people who have a socket there.
  const heard = await bus.audience(ids.map(userChannel));
  return ids.filter((id) => heard.has(userChannel(id)));
}

/** Greets new sockets, and notifies a person's connections when they come and go. */
export function createPresence(deps: PresenceDeps, connections: Connections) {
  const isOnline = async (userId: number) => (await findOnline(deps, [userId])).length > 0;

  const sendToConnections = async (userId: number, friends: readonly number[]) => {
    // Checked after the connections were loaded, because the person may have left or come since.
    let online = await isOnline(userId);
    for (
      let announced: boolean | undefined;
      announced !== online;
      online = await isOnline(userId)
    ) {
      const frame = { type: 'presence' as const, user_id: userId, online };
      await Promise.all(friends.map((friend) => deps.publish.toUser(friend, frame)));
      // The person may have returned on another process, whose frame arrived before this one.
      announced = online;
    }
  };

  const greet = async (open: OpenSocket): Promise<number[]> => {
    const userId = open.caller.id;
    // From here on, published frames reach this socket; the greeting covers everything before.
    await deps.bus.settled();
    const [lastMessageId, lastRevision] = await Promise.all([
      readLastMessageId(deps.db, userId),
      readLastRevision(deps.db, userId),
    ]);
    const last = { last_message_id: lastMessageId, last_revision: lastRevision };
    open.greet(JSON.stringify({ type: 'ready', ...last }));
    const { shown, hidden } = await listPresencePartners(deps.db, userId);
    for (const friend of hidden) open.send(JSON.stringify(hiddenPresence(friend)));
    for (const friend of await findOnline(deps, shown)) {
      open.send(JSON.stringify({ type: 'presence', user_id: friend, online: true }));
    }
    return shown;
  };

  return {
    async onOpen(open: OpenSocket, firstSocket: boolean): Promise<void> {
      const friends = await greet(open);
      if (firstSocket) await sendToConnections(open.caller.id, friends);
    },
    async onOffline({ id }: { id: number }): Promise<void> {
      const { shown } = await listPresencePartners(deps.db, id);
      await sendToConnections(id, shown);
    },
    /** Greets all sockets again, so that clients refetch changes whose frames were lost. */
    async onGap(): Promise<void> {
      const failures: unknown[] = [];
      // In sequence: greeting a whole campus at once would flood the database with queries.
      for (const open of [...connections.all()])
        await greet(open).catch((error: unknown) => {
          failures.push(error);
          // Without its greeting the client would never refetch, so it has to reconnect.
          open.socket.close(SOCKET_CLOSE.tryAgainLater, 'not greeted');
        });
      if (failures.length > 0) throw new AggregateError(failures, 'Some were not greeted.');
    },
  };
}

/** The id of the newest message a person sent or received; null if there is none. */
export async function readLastMessageId(
  db: Kysely<Tables>,
  userId: number,
): Promise<number | null> {
  const row = await db
    .selectFrom('conversations')
    .select((eb) => eb.fn.max('last_message_id').as('id'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The greatest revision of a message that a person sent or received; null if none was changed. */
export async function readLastRevision(db: Kysely<Tables>, userId: number): Promise<number | null> {
  const newestOf = (column: 'sender_id' | 'receiver_id') =>
    db
      .selectFrom('messages')
      .select((eb) => eb.fn.max('revision').as('revision'))
      .where(column, '=', userId)
      // The condition of the indexes of changed messages.
      .where(sql<boolean>`revision > 0`);
  const { rows } = await sql<{ revision: number | null }>`
    SELECT greatest(${newestOf('sender_id')}, ${newestOf('receiver_id')}) AS revision
  `.execute(db);
  return rows[0]?.revision ?? null;
}
