import { innocents } from './innocents';
import { lintPlanted, type Findings } from './lintPlanted';
import { targets, violations } from './planted';

const textsOf = (planted: readonly { file: string; text: string }[]): Record<string, string> =>
  Object.fromEntries(planted.map(({ file, text }) => [file, text]));

let findings: Findings;

beforeAll(async () => {
  findings = await lintPlanted({
    ...targets,
    ...textsOf(violations),
    ...textsOf(innocents),
  });
});

test('planted files have distinct names', () => {
  const names = [...violations, ...innocents].map(({ file }) => file);
  expect(new Set(names).size).toBe(names.length);
});

test.each(violations)('the linter refuses $title', ({ file, rule }) => {
  expect(findings.get(file)).toContainEqual(expect.stringMatching(new RegExp(`^${rule}: `)));
});

test.each(innocents)('the linter allows $title', ({ file }) => {
  expect(findings.get(file)).toEqual([]);
});

test.each(Object.keys(targets))('the linter reports nothing about %s by itself', (file) => {
  expect(findings.get(file)).toEqual([]);
});
