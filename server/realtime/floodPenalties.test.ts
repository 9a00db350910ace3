import { createFloodPenalties } from './floodPenalties';

const NUSRAT = 1;
const MINUTE = 60_000;

function start() {
  let time = 0;
  const penalties = createFloodPenalties(() => time);
  return { penalties, pass: (ms: number) => void (time += ms) };
}

test('the wait doubles with each flood, up to ten minutes, and affects one person only', () => {
  const { penalties, pass } = start();
  const waits = Array.from({ length: 8 }, () => {
    penalties.add(NUSRAT);
    const seconds = penalties.secondsLeft(NUSRAT);
    pass(seconds * 1_000);
    expect(penalties.secondsLeft(NUSRAT)).toBe(0);
    return seconds;
  });
  expect(waits).toEqual([10, 20, 40, 80, 160, 320, 600, 600]);
  expect(penalties.secondsLeft(2)).toBe(0);
});

test('ten calm minutes after a wait clear the record', () => {
  const { penalties, pass } = start();
  penalties.add(NUSRAT);
  penalties.add(NUSRAT);
  pass(20_000 + 10 * MINUTE);
  penalties.add(NUSRAT);
  expect(penalties.secondsLeft(NUSRAT)).toBe(10);
});
