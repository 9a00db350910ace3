import { completePath } from '#pages/replay/panels/history/completePath';
import { mapCallKey } from '#contract/sessionLog/callKey';
import { describeDifference } from '#replay/describe';
import { diffStates } from '#replay/diffStates';
import { bareRule, declaredRule } from '#contract/sessionLog/fieldRules';
import { parseCondition } from '#replay/history/condition';
import { formatPath, PathError } from '#replay/history/statePath';
import { hashValue } from '#replay/hashState';
import { createNormaliser } from '#replay/redact/normalise';
import { readLog } from '#replay/readLog';
import { createRedactor } from '#contract/sessionLog/redact';
import { shareContent } from '#replay/redact/share';
import { countContents } from '#replay/countContents';
import { numberIn, tokenIn } from '#replay/replayLink';
import { shortJson } from '#replay/shortJson';
import { createPseudonyms } from '#replay/redact/pseudonyms';
import type { Subject } from './subject';

const KEY = new Uint8Array(32);
const noSecrets = () => ({ secretArgs: [], secretResult: false });
/**
 * Creates an action with a text under keys of each kind: clear, redacted, a URL and a cached call.
 */
const actionOf = (text: string) => ({
  type: text,
  payload: { id: text, name: text, text, path: text, queryCacheKey: `search(${text}) #1` },
});

/** Splits the text into pieces of ten letters. */
const inTens = (text: string) =>
  Array.from({ length: Math.ceil(text.length / 10) }, (_none, place) =>
    text.slice(place * 10, place * 10 + 10),
  );

async function* inChunks(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += 100)
    yield await Promise.resolve(text.slice(start, start + 100));
}

async function readWhole(text: string): Promise<void> {
  const { entries } = await readLog(inChunks(text));
  for await (const entry of entries) if (entry.i < 0) return;
}

/** Reads a text as a condition, and its quoted half as a path. */
function readCondition(text: string): void {
  for (const typed of [text, `["${text}"] = ${text}`, `a.${text.slice(0, 1_990)} = 1`])
    try {
      parseCondition(typed);
    } catch (error) {
      if (!(error instanceof PathError)) throw error;
    }
}

/** The recorder's redaction and the replay of logs, which may come from anyone. */
export const replaySubjects: readonly Subject[] = [
  {
    name: 'mapCallKey',
    file: 'contract/sessionLog/callKey.ts',
    run: (text) => [
      mapCallKey(text, (_endpoint, args) => args),
      mapCallKey(`a(${text}) #1`, (_endpoint, args) => args),
    ],
  },
  {
    name: 'describeDifference',
    file: 'src/replay/describe.ts',
    run: (text) =>
      diffStates({ a: text, b: [text] }, { a: `${text}!`, b: [] }).map(describeDifference),
  },
  {
    name: 'diffStates of many members',
    file: 'src/replay/diffStates.ts',
    run: (text) => diffStates({ a: inTens(text) }, { a: [...inTens(text), text] }),
  },
  {
    name: 'fieldRules',
    file: 'contract/sessionLog/fieldRules.ts',
    run: (text) => [declaredRule(text), bareRule(text)],
  },
  {
    name: 'hashValue',
    file: 'src/replay/hashState.ts',
    run: hashValue,
  },
  {
    name: 'createNormaliser',
    file: 'src/replay/redact/normalise.ts',
    run: (text) => createNormaliser()({ type: text, [text]: text }),
  },
  { name: 'readPath', file: 'src/replay/history/statePath.ts', run: readCondition },
  {
    name: 'formatPath',
    file: 'src/replay/history/statePath.ts',
    run: (text) => formatPath(inTens(text)),
  },
  {
    name: 'completePath',
    file: 'src/pages/replay/panels/history/completePath.ts',
    run: (text) => [text, text.slice(0, 300)].map((typed) => completePath({ [text]: text }, typed)),
  },
  {
    name: 'shortJson',
    file: 'src/replay/shortJson.ts',
    run: (text) => [shortJson({ [text]: text }), shortJson(inTens(text))],
  },
  {
    name: 'numberIn, tokenIn',
    file: 'src/replay/replayLink.ts',
    run: (text) => [numberIn(`#at=${text}`), tokenIn(`#log=${text}&at=1`), tokenIn(text)],
  },
  {
    name: 'countContents',
    file: 'src/replay/countContents.ts',
    run: (text) =>
      countContents([JSON.stringify(actionOf(text)), JSON.stringify({ [text]: text })]),
  },
  { name: 'readLog', file: 'src/replay/readLog.ts', run: readWhole },
  {
    name: 'createRedactor',
    file: 'contract/sessionLog/redact.ts',
    run: (text) => createRedactor(noSecrets).action(actionOf(`${text}@ ${text}/share/`)),
  },
  {
    name: 'the keys of a redacted log',
    file: 'contract/sessionLog/transform.ts',
    run: (text) =>
      createRedactor(noSecrets).state(
        Object.fromEntries(inTens(text).map((part, place) => [`a(${place}${part}@b)`, part])),
      ),
  },
  {
    name: 'shareContent',
    file: 'src/replay/redact/share.ts',
    run: (text) => shareContent({ state: { text }, actions: [actionOf(text)] }, KEY, noSecrets),
  },
  {
    name: 'createPseudonyms',
    file: 'src/replay/redact/pseudonyms.ts',
    run: (text) => createPseudonyms(KEY, new Set([1, 12, 123])).text(text),
  },
];
