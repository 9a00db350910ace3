/** A test as it is listed, and the command that repeats it. */
export interface Tried {
  name: string;
  repeat: string;
}

/** The result of one stage, written by jestReport.mjs and playwrightReport.ts. */
export interface StageReport {
  passed: number;
  failed: Tried[];
  /** Passed on their second try. */
  flaky: Tried[];
}

/** A stage that has ended. */
export interface Stage {
  name: string;
  ok: boolean;
  seconds: number;
  /** Null without tests, or if it ended before they did. */
  report: StageReport | null;
}

type Listed = Tried & { stage: string };

/** A whole run, as artefacts/gate.json has it. */
export interface Run {
  /** With a `+` if files differed from it. */
  commit: string;
  ok: boolean;
  seconds: number;
  passed: number;
  stages: { name: string; ok: boolean; seconds: number }[];
  failed: Listed[];
  flaky: Listed[];
}

/** Returns the tests that failed; the stage itself if it failed for another reason. */
function failuresOf({ name, ok, report }: Stage): Tried[] {
  if (ok) return [];
  const command = `npm run ${name}`;
  return report?.failed.length ? report.failed : [{ name: command, repeat: command }];
}

/** Joins the stages of one run. */
export function summarise(commit: string, stages: readonly Stage[]): Run {
  return {
    commit,
    ok: stages.every(({ ok }) => ok),
    seconds: Math.round(stages.reduce((sum, { seconds }) => sum + seconds, 0)),
    passed: stages.reduce((sum, { report }) => sum + (report?.passed ?? 0), 0),
    stages: stages.map(({ name, ok, seconds }) => ({ name, ok, seconds: Math.round(seconds) })),
    failed: stages.flatMap((stage) =>
      failuresOf(stage).map((test) => ({ stage: stage.name, ...test })),
    ),
    flaky: stages.flatMap(({ name, report }) =>
      (report?.flaky ?? []).map((test) => ({ stage: name, ...test })),
    ),
  };
}

/** Returns each listed test once, with the numbers of the runs that list it. */
function whenListed(runs: readonly Run[], kind: 'failed' | 'flaky'): string[] {
  const when = new Map<string, number[]>();
  for (const [index, run] of runs.entries())
    for (const { name } of run[kind]) when.set(name, [...(when.get(name) ?? []), index + 1]);
  return [...when].map(([name, numbers]) => `  ${kind} in ${numbers.join(', ')}: ${name}`);
}

/** Returns the last lines of several runs. */
export function describeRuns(runs: readonly Run[]): string {
  return [
    '',
    ...runs.map(
      ({ ok, seconds }, index) => `${duration(seconds)}  run ${index + 1} ${ok ? 'green' : 'red'}`,
    ),
    ...whenListed(runs, 'failed'),
    ...whenListed(runs, 'flaky'),
  ].join('\n');
}

const duration = (seconds: number) =>
  `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2)} s`.padStart(12);

const listed = (title: string, tests: readonly Listed[]) =>
  tests.length === 0
    ? []
    : ['', title, ...tests.flatMap(({ name, repeat }) => [`  ${name}`, `    ${repeat}`])];

/** Returns the last lines that a run prints. */
export function describeRun({ stages, seconds, passed, failed, flaky }: Run): string {
  return [
    ...listed('Flaky, passed on the second try:', flaky),
    ...listed('Failed:', failed),
    '',
    ...stages.map((stage) => {
      const outcome = stage.ok ? '' : ' failed';
      return `${duration(stage.seconds)}  ${stage.name}${outcome}`;
    }),
    `${duration(seconds)}  all`,
    '',
    `Tests: ${passed} passed, ${failed.length} failed`,
  ].join('\n');
}
