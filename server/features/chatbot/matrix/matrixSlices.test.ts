import { answerFromDocument } from '../answers/answerQuestion';
import { embeddedDriver } from '../drivers/embeddedDriver';
import type { Source } from '../engine/source';

/** Goes on from test to test, because the slices do. */
let now = 2_000_000_000;

/** Counts the turns of the event loop while work runs whose every step takes longer than a slice. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 8));
  let turns = 0;
  let next = setImmediate(function turn() {
    turns += 1;
    next = setImmediate(turn);
  });
  await work();
  clearImmediate(next);
  clock.mockRestore();
  return turns;
}

const sentence = (number: number) =>
  `Sample ${number} of the river carries silt, and the delta ${number % 7} holds its sand. `;
const source: Source = {
  kind: 'paper',
  id: 1,
  title: 'Long',
  pages: Array.from({ length: 100 }, (_, index) => ({
    page: index + 1,
    text: Array.from({ length: 30 }, (_each, number) => sentence(index * 30 + number)).join(''),
  })),
  pageCount: 100,
};

test('the questions to a paper yield to the event loop whenever 8 ms are over', async () => {
  const first = await turnsDuring(() =>
    answerFromDocument(embeddedDriver, 'What does the river carry?', source),
  );
  // Once per page, and for each of its passages.
  expect(first).toBeGreaterThan(300);
  // The index is kept, so the next questions only rank passages: once per term and per candidate.
  const next = await turnsDuring(() =>
    answerFromDocument(embeddedDriver, 'Where does the delta hold its sand?', source),
  );
  expect(next).toBeGreaterThan(20);
  expect(next).toBeLessThan(first);
});
