import { createReadStream, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openReplay } from '#replay/openReplay';
import { describeVerdict } from '#replay/describe';

const FOLDER = 'tests/replay';
const MOST_BYTES = 200_000;
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.jsonl'));

test.each(files)('%s is small and replays to the same hash after every action', async (name) => {
  const path = join(FOLDER, name);
  expect(statSync(path).size).toBeLessThan(MOST_BYTES);
  const { replay, entries } = await openReplay(createReadStream(path, 'utf8'));
  await replay.load(entries);
  expect(describeVerdict(replay).join('\n')).toMatch(/^Replay matches the recording/);
  expect(replay.verdict()).toEqual({ matches: true, checked: replay.entries.length });
  expect(replay.entries.length).toBeGreaterThan(20);
});
