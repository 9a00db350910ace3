import { describeRun, describeRuns, summarise, type Stage } from './summarise';

const tried = (name: string) => ({ name, repeat: `npx jest -t '${name}'` });
const check: Stage = { name: 'check', ok: true, seconds: 61.4, report: null };
const unit: Stage = {
  name: 'test:unit',
  ok: false,
  seconds: 600,
  report: { passed: 8, failed: [tried('a')], flaky: [tried('b')] },
};

test('a run is green only if every stage is', () => {
  expect(summarise('abc', [check])).toMatchObject({ commit: 'abc', ok: true, failed: [] });
  expect(summarise('abc', [check, unit])).toMatchObject({ ok: false, passed: 8, seconds: 661 });
});

test('what failed and what was flaky is listed with its stage and the command that repeats it', () => {
  const run = summarise('abc', [check, unit]);
  expect(run.failed).toEqual([{ stage: 'test:unit', ...tried('a') }]);
  expect(run.flaky).toEqual([{ stage: 'test:unit', ...tried('b') }]);
});

test('a stage without tests, or that ended before its tests did, is listed itself', () => {
  const broken = { ...check, ok: false };
  const repeat = { stage: 'check', name: 'npm run check', repeat: 'npm run check' };
  expect(summarise('abc', [broken]).failed).toEqual([repeat]);
});

test('a stage that failed although its tests passed is listed itself', () => {
  const report = { passed: 3, failed: [], flaky: [] };
  const [failure] = summarise('abc', [{ ...unit, report }]).failed;
  expect(failure).toMatchObject({ name: 'npm run test:unit' });
});

test('the last lines name the failures, the flaky tests and the time of each stage', () => {
  expect(describeRun(summarise('abc', [check, unit]))).toBe(
    [
      '',
      'Flaky, passed on the second try:',
      '  b',
      "    npx jest -t 'b'",
      '',
      'Failed:',
      '  a',
      "    npx jest -t 'a'",
      '',
      '  1 min  1 s  check',
      ' 10 min  0 s  test:unit failed',
      ' 11 min  1 s  all',
      '',
      'Tests: 8 passed, 1 failed',
    ].join('\n'),
  );
});

test('several runs name each test once, with the runs in which it was red or flaky', () => {
  const [green, red] = [summarise('abc', [check]), summarise('abc', [check, unit])];
  expect(describeRuns([green, red, red])).toBe(
    [
      '',
      '  1 min  1 s  run 1 green',
      ' 11 min  1 s  run 2 red',
      ' 11 min  1 s  run 3 red',
      '  failed in 2, 3: a',
      '  flaky in 2, 3: b',
    ].join('\n'),
  );
});
