import { format, resolveConfig } from 'prettier';
import { formatPath, type StatePath } from '#replay/history/statePath';
import type { Case } from './findCase';

/** The expectation of a test about a log. */
export interface Claim {
  path: StatePath;
  /** The value that the test expects; undefined if there must be none. */
  expected: unknown;
  /** The number and name of the log’s action. */
  at: number;
  action: string;
}

const asText = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));

/** Quotes a text for TypeScript. */
const quote = (text: string) => JSON.stringify(text);

function assertion({ path, expected }: Claim): string {
  const at = JSON.stringify(path);
  return expected === undefined
    ? `expect(state).not.toHaveProperty(${at});`
    : `expect(state).toHaveProperty(${at}, ${JSON.stringify(expected)});`;
}

/** Returns the source of a Jest test, formatted for its file. */
export async function testText(found: Case, claim: Claim, file: string): Promise<string> {
  const { initial, actions } = found;
  const hasSlices = Object.keys(initial).length > 0;
  const name = `${formatPath(claim.path)} is ${asText(claim.expected)} after ${claim.action}`;
  const source = `import { stateAfter } from '#replay/stateAfter';

/** The actions that lead to action ${claim.at} of a session log, without those that don't matter. */
const actions = ${JSON.stringify(actions)};
${hasSlices ? `/** The part of the state before them that matters. */\nconst initial = ${JSON.stringify(initial)};\n` : ''}
test(${quote(name)}, () => {
  const state = stateAfter(actions${hasSlices ? ', initial' : ''});
  ${assertion(claim)}
});
`;
  return format(source, { ...(await resolveConfig('package.json')), filepath: file });
}
