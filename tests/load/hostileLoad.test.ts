import type { InputReport } from './attack';
import { runHostileLoad, type LoadReport } from './runHostileLoad';

jest.setTimeout(120_000);

const MEMBERS = 100;
const LOAD_MS = 30_000;
const MOST_P99_MS = 250;

const describeInput = ({ name, count, slowestMs, statuses }: InputReport) =>
  `${name}: ${count} sent, slowest answer ${slowestMs} ms, ${JSON.stringify(statuses)}`;

/** The text for a failure: the figures, and the inputs from the slowest on. */
function describeLoad({ chat, calls, inputs }: LoadReport): string {
  const slowestFirst = inputs.toSorted((a, b) => b.slowestMs - a.slowestMs).map(describeInput);
  const numbers = JSON.stringify({ chat, calls });
  const next = 'npx tsx tests/load/measureStalls.ts tells which input stops the server.';
  return [numbers, ...slowestFirst, next].join('\n');
}

test('while a hundred members send the worst inputs, the others chat without delay, and none of their calls fails', async () => {
  const report = await runHostileLoad(MEMBERS, LOAD_MS);
  const { chat, calls } = report;
  const wrong = [
    ...(chat.received === chat.sent ? [] : [`${chat.sent - chat.received} messages were lost.`]),
    ...calls.failures,
    ...(chat.p99 < MOST_P99_MS ? [] : [`p99 of the chat is ${chat.p99} ms.`]),
  ];
  if (wrong.length > 0) throw new Error([...wrong, describeLoad(report)].join('\n'));
  // Without any load the test would prove nothing.
  expect(chat.sent).toBeGreaterThan(200);
  expect(calls.count).toBeGreaterThan(50);
  for (const input of report.inputs) expect(input.count).toBeGreaterThan(10);
});
