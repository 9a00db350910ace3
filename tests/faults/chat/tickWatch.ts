import type { ChatState } from '#features/chat/state/chatState';

/** Checks in every state that read messages stay read. */
export function createTickWatch(ownId: number) {
  const defects: string[] = [];
  const most = new Map<number, { lastRead: number; read: number }>();
  let before: ChatState['threads'] | undefined;
  return {
    defects,
    look({ threads }: ChatState): void {
      if (threads === before) return;
      before = threads;
      for (const [partner, { messages }] of Object.entries(threads)) {
        const read = messages.filter(
          (each) => !each.temporary && each.sender_id === ownId && each.is_read,
        );
        const last = read.at(-1);
        const now = { lastRead: last && !last.temporary ? last.id : 0, read: read.length };
        const known = most.get(Number(partner)) ?? now;
        if (now.lastRead < known.lastRead || now.read < known.read)
          defects.push(
            `${ownId}: what ${partner} had read up to ${known.lastRead} became ${now.lastRead}`,
          );
        most.set(Number(partner), now);
      }
    },
  };
}
