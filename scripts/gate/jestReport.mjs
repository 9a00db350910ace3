/**
 * A Jest reporter that writes the run's result to the file in STAGE_REPORT, for runStages.ts, as summarise.ts describes it: the
 * number of passed tests, those that failed, and those that passed on their second try.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;
/** A title as a pattern that matches it. */
const literally = (title) => title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Returns a test of a file as it is listed; a file that could not be run has no test. */
function tried({ testFilePath, displayName }, test) {
  const file = path.relative('.', testFilePath);
  const project = displayName ? ` --selectProjects ${displayName.name}` : '';
  const command = `npx jest${project} --runTestsByPath ${file}`;
  if (!test) return { name: file, repeat: command };
  return {
    name: `${file}: ${test.fullName}`,
    repeat: `${command} -t ${quoted(`^${literally(test.fullName)}$`)}`,
  };
}

export default class JestReport {
  onRunComplete(_contexts, { testResults, numPassedTests }) {
    const file = process.env.STAGE_REPORT;
    if (!file) return;
    const listed = (isListed) =>
      testResults.flatMap((suite) =>
        suite.testResults.filter(isListed).map((test) => tried(suite, test)),
      );
    const unrun = testResults.filter((suite) => suite.testExecError).map((suite) => tried(suite));
    const report = {
      passed: numPassedTests,
      failed: [...unrun, ...listed(({ status }) => status === 'failed')],
      flaky: listed(({ status, retryReasons }) => status === 'passed' && retryReasons?.length > 0),
    };
    writeFileSync(file, JSON.stringify(report));
  }
}
