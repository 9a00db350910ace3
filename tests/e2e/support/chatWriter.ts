import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { WebSocket } from 'ws';
import type { Person } from './people';
import type { QuadServer } from './servers/quadServer';

interface Attachment {
  name: string;
  bytes: Buffer;
  type: string;
}

/** A person who writes to others without a browser. */
export interface ChatWriter {
  /** Sends texts sequentially, each after the previous one is stored. */
  write(to: Person, ...texts: readonly string[]): Promise<void>;
  /** Uploads a file and sends it. */
  sendFile(to: Person, file: Attachment): Promise<void>;
  /** Sends the other person a typing indicator. */
  type(to: Person): void;
  close(): void;
}

export async function openChatWriter(quad: QuadServer, person: Person): Promise<ChatWriter> {
  const address = `${quad.url.replace(/^http/, 'ws')}/api/chat/ws/${person.id}`;
  const authorization = `Bearer ${person.token}`;
  const socket = new WebSocket(address, ['quad.v1'], { headers: { authorization } });
  const waiting = new Map<string, () => void>();
  const opened = new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('message', (data: Buffer) => {
    const frame = JSON.parse(data.toString()) as { client_id?: string };
    if (frame.client_id !== undefined) waiting.get(frame.client_id)?.();
  });
  await opened;
  const send = (fields: object) =>
    new Promise<void>((resolve) => {
      const client_id = randomUUID();
      waiting.set(client_id, resolve);
      socket.send(JSON.stringify({ type: 'message', client_id, ...fields }));
    });
  return {
    async write(to, ...texts) {
      for (const content of texts)
        await send({ receiver_id: to.id, content, message_type: 'text' });
    },
    async sendFile(to, { name, bytes, type }) {
      const body = new FormData();
      body.set('file', new Blob([new Uint8Array(bytes)], { type }), name);
      const response = await fetch(`${quad.url}/api/chat/upload`, {
        method: 'POST',
        headers: { authorization },
        body,
      });
      expect(response.ok, await response.clone().text()).toBe(true);
      const file = (await response.json()) as { file_url: string };
      const message_type = type.startsWith('image/') ? 'image' : 'file';
      await send({ receiver_id: to.id, content: '', message_type, file_url: file.file_url });
    },
    type: (to) => socket.send(JSON.stringify({ type: 'typing', receiver_id: to.id })),
    close: () => socket.close(),
  };
}
