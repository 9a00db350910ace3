import { isPlain } from '#contract/sessionLog/transform';
import * as texts from './texts';

const MOST_SIGNS = 120;

/**
 * Formats a value as JSON, cut after some signs. Reads no more of a large value than it shows, and
 * formats `undefined` as “nothing”.
 */
export function shortJson(value: unknown, most = MOST_SIGNS): string {
  let text = '';

  function writeMembers(members: Iterable<[string, unknown]>, [open, close]: string): void {
    text += open;
    let isFirst = true;
    for (const [before, member] of members) {
      if (text.length > most) return;
      text += isFirst ? before : `,${before}`;
      isFirst = false;
      write(member);
    }
    text += close;
  }

  function* membersOf(object: Readonly<Record<string, unknown>>): Generator<[string, unknown]> {
    for (const name of Object.keys(object))
      if (object[name] !== undefined) yield [`${JSON.stringify(name)}:`, object[name]];
  }

  function* itemsOf(array: readonly unknown[]): Generator<[string, unknown]> {
    for (const item of array) yield ['', item ?? null];
  }

  function write(part: unknown): void {
    if (typeof part === 'string') text += JSON.stringify(part.slice(0, most));
    else if (Array.isArray(part)) writeMembers(itemsOf(part), '[]');
    else if (isPlain(part)) writeMembers(membersOf(part), '{}');
    else text += JSON.stringify(part) ?? texts.nothing;
  }

  write(value);
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
