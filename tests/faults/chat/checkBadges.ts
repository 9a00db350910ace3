import type { Conversation } from '#contract/entities/chat';
import type { ServerFrame } from '#contract/frames';
import { callApi } from '../support/people';
import type { QuadCluster } from '../support/quadCluster';
import type { Browser } from './browser';

/** Returns the change of the badge that a frame causes. */
function addedBy(frame: ServerFrame, ownId: number): number {
  if (frame.type === 'new_message') return frame.sender_id === ownId ? 0 : 1;
  if (frame.type === 'conversation_update') return frame.conversation.unread_count;
  if (frame.type === 'read_receipt') return -(frame.read_count ?? 0);
  return 0;
}

/** A browser's state at a quiet point. */
export interface BadgePoint {
  sockets: number;
  heard: number;
  sum: number;
}

/**
 * Checks at a quiet point that each badge equals the server's sum. If a socket has stayed open
 * since the previous point without another greeting, frames alone must have kept it right. Then the
 * previous sum plus the frames since must also give the current sum.
 */
export async function checkBadges(
  quad: QuadCluster,
  browsers: readonly Browser[],
  before: readonly BadgePoint[],
): Promise<{ points: BadgePoint[]; byFrames: number; unread: number; defects: string[] }> {
  const defects: string[] = [];
  const points: BadgePoint[] = [];
  let byFrames = 0;
  for (const [place, browser] of browsers.entries()) {
    const { owner, heard } = browser;
    const lines = await callApi<Conversation[]>(quad, '/chat/chat/conversations', owner);
    const sum = lines.reduce((total, line) => total + line.unread_count, 0);
    const shown = browser.badge();
    if (shown !== sum)
      defects.push(`the badge of ${owner.username} shows ${shown}, and ${sum} are unread`);
    const last = before[place];
    const since = heard.slice(last?.heard);
    const isGreetedAnew = since.some(({ frame }) => frame.type === 'ready');
    if (last?.sockets === browser.sockets() && !isGreetedAnew) {
      byFrames += 1;
      const added = since.reduce((total, { frame }) => total + addedBy(frame, owner.id), 0);
      if (last.sum + added !== sum)
        defects.push(
          `frames made ${last.sum} unread of ${owner.username} into ${last.sum + added}, and ${sum} are`,
        );
    }
    points.push({ sockets: browser.sockets(), heard: heard.length, sum });
  }
  const unread = points.reduce((total, { sum }) => total + sum, 0);
  return { points, byFrames, unread, defects };
}
