import { readdirSync, readFileSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { openReplay } from '#replay/openReplay';
import { SAMPLE_SPEED } from '#pages/replay/samples/samples';
import samples from '#pages/replay/samples/samples.json';
import { makeSample, sampleNames } from './makeSample';

/** On a slow line, the first frame would be late. */
const MOST_BYTES = 60_000;
const DIVERGENT = 'counted-twice';

async function play(name: string) {
  const text = readFileSync(`public/samples/${name}.jsonl`, 'utf8');
  const { replay, entries } = await openReplay(Readable.from([text]));
  await replay.load(entries);
  return replay;
}

test('every sample has a file and captions, and nothing else is there', () => {
  expect(samples.map(({ name }) => name)).toEqual(sampleNames);
  expect(readdirSync('public/samples').sort()).toEqual(
    sampleNames.map((name) => `${name}.jsonl`).sort(),
  );
});

test.each(sampleNames)('%s is what `npm run hash:logs` writes, and small', async (name) => {
  const file = `public/samples/${name}.jsonl`;
  expect(readFileSync(file, 'utf8')).toBe(await makeSample(name));
  expect(statSync(file).size).toBeLessThan(MOST_BYTES);
});

test.each(samples)(
  'the captions of $name are in order and within it',
  async ({ name, captions }) => {
    const replay = await play(name);
    const places = captions.map(({ place }) => place);
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
    expect(replay.entries.length).toBeGreaterThan(places.at(-1) ?? Infinity);
  },
);

test.each(samples)(
  'each caption of $name is shown for a second per twenty characters, and a moment',
  async ({ name, captions }) => {
    const { entries } = await play(name);
    const secondAt = (place: number | undefined) =>
      (entries[place ?? -1]?.t ?? NaN) / 1_000 / SAMPLE_SPEED;
    for (const [index, { place, sentence }] of captions.slice(0, -1).entries()) {
      const shown = secondAt(captions[index + 1]?.place) - secondAt(place);
      expect(shown).toBeGreaterThan(0.5 + sentence.length / 20);
    }
  },
);

test.each(sampleNames.filter((name) => name !== DIVERGENT))(
  '%s replays to the same hash after every action',
  async (name) => {
    const replay = await play(name);
    expect(replay.verdict()).toEqual({ matches: true, checked: replay.entries.length });
  },
);

test('the sample with a bug diverges at its last caption', async () => {
  const replay = await play(DIVERGENT);
  const caption = samples.find(({ name }) => name === DIVERGENT)?.captions.at(-1);
  expect(replay.verdict()).toMatchObject({
    matches: false,
    from: caption?.place,
    to: caption?.place,
  });
});
