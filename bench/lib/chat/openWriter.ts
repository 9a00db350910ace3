import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import WebSocket from 'ws';

/** A user who writes without a browser. */
export interface Writer {
  write(to: number, content: string): void;
  close(): void;
}

export async function openWriter(
  origin: string,
  { id, token }: { id: number; token: string },
): Promise<Writer> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/chat/ws/${id}`, [
    'quad.v1',
    `bearer.${token}`,
  ]);
  await once(socket, 'open');
  return {
    write(to, content) {
      const message = { client_id: randomUUID(), receiver_id: to, content, message_type: 'text' };
      socket.send(JSON.stringify(message));
    },
    close: () => socket.close(),
  };
}
