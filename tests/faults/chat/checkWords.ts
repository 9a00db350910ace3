import type { ChatMessage } from '#contract/entities/chat';
import type { ThreadMessage } from '#features/chat/state/thread';
import type { QuadCluster } from '../support/quadCluster';
import type { Browser, NamedPerson } from './browser';
import { readWholeHistory } from './checkMessages';

/** The words of a message and of its quote, and whether it was deleted. */
const wordsOf = ({ content, reply_to: quote, ...rest }: ChatMessage | ThreadMessage) =>
  JSON.stringify([content, 'deleted' in rest && rest.deleted === true, quote?.content ?? null]);

/**
 * Checks that after all edits and deletions the history and all windows of both people show the same
 * words, and the list of conversations the last of them.
 */
export async function checkWords(
  quad: QuadCluster,
  people: readonly NamedPerson[],
  browsers: readonly Browser[],
): Promise<{ edited: number; deleted: number; defects: string[] }> {
  const defects: string[] = [];
  let edited = 0;
  let deleted = 0;
  for (const person of people)
    for (const other of people.filter(({ id }) => id > person.id)) {
      const history = await readWholeHistory(quad, person, other);
      edited += history.filter((message) => message.edited_at != null).length;
      deleted += history.filter((message) => message.deleted).length;
      for (const message of history)
        if (message.deleted && message.content !== '')
          defects.push(`the deleted message ${message.id} still has words`);
      const last = history.at(-1);
      const preview = last?.deleted ? 'Message deleted' : last?.content;
      for (const browser of browsers) {
        if (![person.id, other.id].includes(browser.owner.id)) continue;
        const partner = browser.owner.id === person.id ? other : person;
        const shown = browser.shown(partner);
        history.forEach((message, place) => {
          const here = shown[place];
          if (here && wordsOf(here) !== wordsOf(message))
            defects.push(
              `a window of ${browser.owner.username} shows ${wordsOf(here)} as ${message.id}, which is ${wordsOf(message)}`,
            );
        });
        if (browser.preview(partner) !== preview)
          defects.push(
            `the list of ${browser.owner.username} shows ${browser.preview(partner)}, and the last words are ${preview}`,
          );
      }
    }
  return { edited, deleted, defects };
}
