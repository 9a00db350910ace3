import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import type { StageReport, Tried } from './summarise';

function tried(test: TestCase): Tried {
  const [, project = '', , ...titles] = test.titlePath();
  const file = path.relative('.', test.location.file);
  return {
    name: `${file}: ${titles.join(' › ')}`,
    repeat: `npx playwright test ${file}:${test.location.line} --project ${project}`,
  };
}

/** Writes the result of a Playwright run to the file in STAGE_REPORT, for runStages.ts. */
export default class PlaywrightReport implements Reporter {
  private suite: Suite | undefined;

  printsToStdio(): boolean {
    return false;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const file = process.env.STAGE_REPORT;
    if (!file || !this.suite) return;
    const all = this.suite.allTests();
    const having = (outcome: ReturnType<TestCase['outcome']>) =>
      all.filter((test) => test.outcome() === outcome);
    const report: StageReport = {
      passed: having('expected').length + having('flaky').length,
      failed: having('unexpected').map(tried),
      flaky: having('flaky').map(tried),
    };
    writeFileSync(file, JSON.stringify(report));
  }
}
