import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { SOCKET_CLOSE } from '#contract/limits';
import type { Caller } from '../platform/http/route';

/** Past this many bytes that the peer has not taken, it is too slow to be kept. */
const MAX_BUFFERED_BYTES = 2 ** 20;

export interface OpenSocket {
  socket: WebSocket;
  caller: Caller;
  /** Sends a text; before the greeting it waits for it. */
  send(text: string): void;
  /** Sends the first text of all, then those that waited for it in their order. */
  greet(text: string): void;
}

/**
 * A socket that says nothing before its greeting: a peer that was told of a new message first would
 * take what it missed for known. What is said in one tick goes down its line in one piece.
 */
export function createOpenSocket(socket: WebSocket, line: Duplex, caller: Caller): OpenSocket {
  let waiting: string[] | undefined = [];
  let waitingLength = 0;
  let held = false;

  const letGo = () => {
    held = false;
    line.uncork();
  };
  const hold = () => {
    if (held) return;
    held = true;
    line.cork();
    process.nextTick(letGo);
  };
  const write = (text: string) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount + waitingLength > MAX_BUFFERED_BYTES) {
      socket.close(SOCKET_CLOSE.tryAgainLater, 'reading too slowly');
      return;
    }
    if (!waiting) {
      hold();
      return socket.send(text);
    }
    waiting.push(text);
    waitingLength += text.length;
  };
  return {
    socket,
    caller,
    send: write,
    greet(text) {
      const texts = waiting ?? [];
      waiting = undefined;
      waitingLength = 0;
      [text, ...texts].forEach(write);
    },
  };
}
