import type { ChatMessage } from '#contract/entities/chat';
import type { ServerFrame } from '#contract/frames';
import type { Browser, HeardFrame } from './browser';

function socketsOf(heard: readonly HeardFrame[]): ServerFrame[][] {
  const streams: ServerFrame[][] = [];
  for (const { socket, frame } of heard) (streams[socket] ??= []).push(frame);
  return streams.filter((frames) => frames !== undefined);
}

/**
 * Returns the message ids of each stream, which must increase. Skips responses to resends, because
 * they have old ids.
 */
function messageIds(
  frames: readonly ServerFrame[],
  resent: ReadonlySet<string>,
  streamOf: (message: ChatMessage) => string,
) {
  const ids = new Map<string, number[]>();
  for (const frame of frames) {
    if (frame.type !== 'message' || resent.has(frame.client_id ?? '')) continue;
    const stream = streamOf(frame.message);
    ids.set(stream, [...(ids.get(stream) ?? []), frame.message.id]);
  }
  return ids;
}

function receiptIds(frames: readonly ServerFrame[]) {
  const ids = new Map<string, number[]>();
  for (const frame of frames) {
    if (frame.type !== 'read_receipt' || frame.chat_id === undefined) continue;
    const reader = String(frame.chat_id);
    ids.set(reader, [...(ids.get(reader) ?? []), frame.last_read_id ?? 0]);
  }
  return ids;
}

function expectGrowing(ids: ReadonlyMap<string, number[]>, what: string, defects: string[]): void {
  for (const [partner, list] of ids)
    list.forEach((id, place) => {
      const before = list[place - 1] ?? 0;
      if (id <= before) defects.push(`${what} with ${partner}: ${id} came after ${before}`);
    });
}

/** Maps each message to the browser and socket that sent it, and thus to a process. */
function windowsOf(browsers: readonly Browser[]): Map<string, string> {
  const windows = browsers.flatMap(({ sentOn }, place) =>
    [...sentOn].map(([id, socket]): [string, string] => [id, `${place}/${socket}`]),
  );
  return new Map(windows);
}

/**
 * Checks that on every socket the ids of a conversation's messages and of its read receipts only
 * increase. Several processes each keep the order of their own messages, but their frames may
 * overtake each other. Then only messages that one window sent over one socket must be in order.
 */
export function checkStreams(browsers: readonly Browser[], processes: number): string[] {
  const defects: string[] = [];
  const resent = new Set(
    browsers.flatMap(({ sent }) => [...sent].filter(([, times]) => times > 1).map(([id]) => id)),
  );
  const windows = windowsOf(browsers);
  for (const { owner, heard, tickDefects } of browsers) {
    const streamOf = (message: ChatMessage) => {
      const partner = message.sender_id === owner.id ? message.receiver_id : message.sender_id;
      return processes === 1
        ? String(partner)
        : `${partner} from ${windows.get(message.client_id ?? '')}`;
    };
    for (const frames of socketsOf(heard)) {
      const whose = `on a socket of ${owner.username}`;
      expectGrowing(messageIds(frames, resent, streamOf), `messages ${whose}`, defects);
      if (processes === 1) expectGrowing(receiptIds(frames), `receipts ${whose}`, defects);
    }
    defects.push(...tickDefects);
  }
  return defects;
}
