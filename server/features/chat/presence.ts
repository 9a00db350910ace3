import type { Deps } from '../../deps';
import { listConnectionIds } from '../../queries/connections';
import type { Connections } from '../../realtime/connections';
import type { OpenSocket } from '../../realtime/openSocket';
import { readLastMessageId } from './conversationRepository';

/** Greets a fresh socket, and tells a person's connections when he comes and goes. */
export function createPresence(deps: Pick<Deps, 'db' | 'publish'>, connections: Connections) {
  const tellConnections = async (userId: number, friends: readonly number[]) => {
    // As it is now, not as it was when the friends were looked up: he may have left or come since.
    const online = connections.isOnline(userId);
    await Promise.all(
      friends.map((friend) =>
        deps.publish.toUser(friend, { type: 'presence', user_id: userId, online }),
      ),
    );
  };

  return {
    async onOpen(open: OpenSocket, firstSocket: boolean): Promise<void> {
      const userId = open.caller.id;
      const lastMessageId = await readLastMessageId(deps.db, userId);
      open.greet(JSON.stringify({ type: 'ready', last_message_id: lastMessageId }));
      const friends = await listConnectionIds(deps.db, userId);
      for (const friend of friends.filter((id) => connections.isOnline(id))) {
        open.send(JSON.stringify({ type: 'presence', user_id: friend, online: true }));
      }
      if (firstSocket) await tellConnections(userId, friends);
    },
    async onOffline({ id }: { id: number }): Promise<void> {
      await tellConnections(id, await listConnectionIds(deps.db, id));
    },
  };
}
