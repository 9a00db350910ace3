import { createTransform, isPlain, type Policy } from '#contract/sessionLog/transform';
import { REDACTED } from '#contract/sessionLog/redact';
import { yieldToMain } from '#shared/lib/afterPaint';
import type { LogContents } from '#shared/ports';

const LINES_AT_ONCE = 250;
const noSecrets = () => ({ secretArgs: [], secretResult: false });
const isReadable = (text: string) => text !== '' && text !== REDACTED && !/^\*+$/.test(text);

/** Counts the names and texts in the lines of a redacted log, by the rules for its fields. */
export async function countContents(lines: Iterable<string>): Promise<LogContents> {
  const names = new Set<string>();
  const texts = new Set<string>();
  const policy: Policy = {
    text(leaf, text) {
      if (isReadable(text)) {
        if (leaf === 'name') names.add(text);
        if (leaf === 'text') texts.add(text);
      }
      return text;
    },
    number: (_leaf, number) => number,
    key(leaf, key) {
      if (leaf === 'name' && isReadable(key)) names.add(key);
      return key;
    },
  };
  const note = createTransform(policy, noSecrets);
  let count = 0;
  for (const line of lines) {
    const value: unknown = line === '' ? null : JSON.parse(line);
    if (isPlain(value)) note(value);
    count += 1;
    if (count % LINES_AT_ONCE === 0) await yieldToMain();
  }
  return { names: names.size, texts: texts.size };
}
