import type { ServerFrame } from '#contract/frames';
import type { Browser, HeardFrame } from './browser';

function socketsOf(heard: readonly HeardFrame[]): ServerFrame[][] {
  const streams: ServerFrame[][] = [];
  for (const { socket, frame } of heard) (streams[socket] ??= []).push(frame);
  return streams.filter((frames) => frames !== undefined);
}

/** The ids that grow along a stream, by conversation; an answer to a resend names an old one. */
function messageIds(frames: readonly ServerFrame[], owner: number, resent: ReadonlySet<string>) {
  const ids = new Map<number, number[]>();
  for (const frame of frames) {
    if (frame.type !== 'message' || resent.has(frame.client_id ?? '')) continue;
    const { id, sender_id: from, receiver_id: to } = frame.message;
    const partner = from === owner ? to : from;
    ids.set(partner, [...(ids.get(partner) ?? []), id]);
  }
  return ids;
}

function receiptIds(frames: readonly ServerFrame[]) {
  const ids = new Map<number, number[]>();
  for (const frame of frames) {
    if (frame.type !== 'read_receipt' || frame.chat_id === undefined) continue;
    ids.set(frame.chat_id, [...(ids.get(frame.chat_id) ?? []), frame.last_read_id ?? 0]);
  }
  return ids;
}

function expectGrowing(ids: ReadonlyMap<number, number[]>, what: string, defects: string[]): void {
  for (const [partner, list] of ids)
    list.forEach((id, place) => {
      const before = list[place - 1] ?? 0;
      if (id <= before) defects.push(`${what} with ${partner}: ${id} came after ${before}`);
    });
}

/** On every socket the messages of a conversation and the marks of its reader only grow. */
export function checkStreams(browsers: readonly Browser[]): string[] {
  const defects: string[] = [];
  const resent = new Set(
    browsers.flatMap(({ sent }) => [...sent].filter(([, times]) => times > 1).map(([id]) => id)),
  );
  for (const { owner, heard, tickDefects } of browsers) {
    for (const frames of socketsOf(heard)) {
      const whose = `on a socket of ${owner.username}`;
      expectGrowing(messageIds(frames, owner.id, resent), `messages ${whose}`, defects);
      expectGrowing(receiptIds(frames), `receipts ${whose}`, defects);
    }
    defects.push(...tickDefects);
  }
  return defects;
}
