import { createReadStream } from 'node:fs';
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '#app/store/rootReducer';
import captioned from '#pages/replay/samples/samples.json';
import { createReplay } from '#replay/createReplay';
import { hashState } from '#replay/hashState';
import type { LogEntry, LogHeader } from '#replay/logFormat';
import { openReplay } from '#replay/openReplay';
import { writeLog } from '#replay/writeLog';
import { countedTwice } from './countedTwice';
import { overABrokenLine } from './brokenLine';
import { pace } from './pace';

interface Sample {
  /** The golden log that the sample is built from. */
  from: string;
  /** The actions after it. */
  more?: readonly UnknownAction[];
  /** The reducer of the version that recorded the sample. */
  recordedBy?: Reducer<RootState, UnknownAction>;
}

const reducer = rootReducer as Reducer<RootState, UnknownAction>;

const samples: Readonly<Record<string, Sample>> = {
  'first-day': { from: 'feed' },
  'broken-line': { from: 'chat', more: overABrokenLine },
  'counted-twice': { from: 'feed', recordedBy: countedTwice },
};

/** The names in golden logs are marks for searching; visitors read these instead. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/\b(yasmin|tanvir)\d+\b/g, '$1'],
  [/\bheliotrope\d+\b/g, 'nusrat'],
  [/Heliotrope seen at dusk/g, 'Does anyone have notes on attention sinks?'],
  [/Heliotrope again/g, 'First day here. I read physics and build small telescopes.'],
  [/Heliotrope at noon\?/g, 'Can we rehearse the talk at noon?'],
  [/Heliotrope Symposium/g, 'Graduate Research Symposium'],
];

function readable<Value>(value: Value): Value {
  const text = NAMES.reduce((json, [from, to]) => json.replace(from, to), JSON.stringify(value));
  return JSON.parse(text) as Value;
}

/** Returns a sample as the text of a log. */
export async function makeSample(name: string): Promise<string> {
  const { from, more = [], recordedBy = reducer } = samples[name] ?? {};
  const { replay, entries } = await openReplay(
    createReadStream(`tests/replay/${from}.jsonl`, 'utf8'),
  );
  await replay.load(entries);
  const actions = readable([...replay.entries.map(({ action }) => action), ...more]);
  const captions = captioned.find((sample) => sample.name === name)?.captions ?? [];
  const paced = pace(actions, captions);
  const header: LogHeader = {
    ...replay.header,
    started_at: paced.startedAt,
    count: actions.length,
    mode: 'recording',
    ended_by: 'asked',
  };
  const recorded = createReplay({ reducer: recordedBy, header });
  const lines: LogEntry[] = [];
  for (const { t, action } of paced.entries) {
    const i = lines.length;
    await recorded.load([{ i, t, action }]);
    lines.push({ i, t, action, h: hashState(recorded.stateAt(i)) });
  }
  let text = '';
  for await (const piece of writeLog(header, lines)) text += piece;
  return text;
}

/** The names of the samples, in the order in which they are offered. */
export const sampleNames = Object.keys(samples);
