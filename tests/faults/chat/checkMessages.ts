import type { ChatMessage } from '#contract/entities/chat';
import type { ThreadMessage } from '#features/chat/state/thread';
import { callApi, type Person } from '../support/people';
import type { QuadCluster } from '../support/quadCluster';
import type { Browser, NamedPerson } from './browser';

const PAGE = 50;

/** Returns the whole history of two people as one of them reads it. */
export async function readWholeHistory(
  quad: QuadCluster,
  reader: Person,
  other: Person,
): Promise<ChatMessage[]> {
  const all: ChatMessage[] = [];
  for (;;) {
    const query = `limit=${PAGE}&after_id=${all.at(-1)?.id ?? 0}`;
    const page = await callApi<ChatMessage[]>(
      quad,
      `/chat/chat/history/${other.id}?${query}`,
      reader,
    );
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}

/** Returns the writer's last message with a second tick; 0 if there is none. */
const lastTicked = (messages: readonly ThreadMessage[], writer: Person) =>
  messages.reduce(
    (last, each) =>
      !each.temporary && each.sender_id === writer.id && each.is_read ? each.id : last,
    0,
  );
const idsOf = (messages: readonly { id: number }[]) => messages.map(({ id }) => id);
const isAscending = (ids: readonly number[]) =>
  ids.every((id, place) => place === 0 || id > (ids[place - 1] ?? Infinity));

/**
 * Collects the messages acknowledged to a person's browsers: the id by client id. Two different ids
 * are a defect.
 */
function acknowledgedBy(owner: Person, browsers: readonly Browser[], defects: string[]) {
  const acknowledged = new Map<string, number>();
  for (const { heard } of browsers)
    for (const { frame } of heard) {
      if (frame.type !== 'message' || frame.client_id === undefined) continue;
      if (frame.message.sender_id !== owner.id) continue;
      const known = acknowledged.get(frame.client_id);
      if (known !== undefined && known !== frame.message.id)
        defects.push(`${frame.client_id} was acknowledged as ${known} and as ${frame.message.id}`);
      acknowledged.set(frame.client_id, frame.message.id);
    }
  return acknowledged;
}

/**
 * Checks that every message sent and acknowledged is stored once, and that both ends show the
 * stored messages in order.
 */
export async function checkMessages(
  quad: QuadCluster,
  people: readonly NamedPerson[],
  browsers: readonly Browser[],
): Promise<{ stored: number; acknowledged: number; defects: string[] }> {
  const defects: string[] = [];
  const storedIds = new Map<string, number>();
  let stored = 0;
  for (const person of people)
    for (const other of people.filter(({ id }) => id > person.id)) {
      const history = await readWholeHistory(quad, person, other);
      const seen = JSON.stringify(idsOf(await readWholeHistory(quad, other, person)));
      const name = `${person.username} and ${other.username}`;
      const ids = idsOf(history);
      if (JSON.stringify(ids) !== seen) defects.push(`${name} read different histories`);
      if (!isAscending(ids)) defects.push(`the history of ${name} is out of order`);
      for (const { client_id: clientId, id } of history) {
        if (clientId == null) continue;
        if (storedIds.has(clientId)) defects.push(`${clientId} is stored twice`);
        storedIds.set(clientId, id);
      }
      stored += history.length;
      for (const browser of browsers.filter((each) =>
        [person.id, other.id].includes(each.owner.id),
      )) {
        const shown = browser.thread(browser.owner.id === person.id ? other : person);
        const shownIds = shown.map((message) => (message.temporary ? 0 : message.id));
        if (JSON.stringify(shownIds) !== JSON.stringify(ids))
          defects.push(
            `a window of ${browser.owner.username} shows ${shown.length} of ${ids.length} messages of ${name}, or another order`,
          );
        const ticks = [lastTicked(shown, browser.owner), lastTicked(history, browser.owner)];
        if (ticks[0] !== ticks[1])
          defects.push(
            `a window of ${browser.owner.username} has ticks of ${name} up to ${ticks[0]}, and ${ticks[1]} is read`,
          );
      }
    }

  let acknowledged = 0;
  for (const person of people) {
    const own = browsers.filter(({ owner }) => owner.id === person.id);
    const known = acknowledgedBy(person, own, defects);
    acknowledged += known.size;
    for (const [clientId, id] of known)
      if (storedIds.get(clientId) !== id)
        defects.push(
          `${clientId} was acknowledged as ${id} and is stored as ${storedIds.get(clientId)}`,
        );
    for (const clientId of own.flatMap(({ sent }) => [...sent.keys()]))
      if (!storedIds.has(clientId)) defects.push(`${clientId} was sent and never stored`);
  }
  return { stored, acknowledged, defects };
}
