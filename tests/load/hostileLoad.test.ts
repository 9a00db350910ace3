import type { InputReport } from './attack';
import { runHostileLoad, type LoadReport } from './runHostileLoad';

const MEMBERS = 100;
const LOAD_MS = 30_000;
const TIMEOUT_MS = 600_000;

const describeInput = ({ name, count, slowestMs, statuses }: InputReport) =>
  `${name}: ${count} sent, slowest response ${slowestMs} ms, ${JSON.stringify(statuses)}`;

/** The text for a failure: the figures, and the inputs from the slowest on. */
function describeLoad({ chat, calls, inputs }: LoadReport): string {
  const slowestFirst = inputs.toSorted((a, b) => b.slowestMs - a.slowestMs).map(describeInput);
  const numbers = JSON.stringify({ chat, calls });
  const next = 'npx tsx tests/load/measureStalls.ts tells which input stops the server.';
  return [numbers, ...slowestFirst, next].join('\n');
}

// `npm run bench -- hostileLoad` measures the delay, which depends on the machine.
test(
  'while a hundred members send the worst inputs, the others lose no message, and none of their calls fails',
  async () => {
    const report = await runHostileLoad(MEMBERS, LOAD_MS);
    const { chat, calls } = report;
    const wrong = [
      ...(chat.received === chat.sent ? [] : [`${chat.sent - chat.received} messages were lost.`]),
      ...calls.failures,
    ];
    if (wrong.length > 0) throw new Error([...wrong, describeLoad(report)].join('\n'));
    // Without any load the test would prove nothing.
    expect(chat.sent).toBeGreaterThan(200);
    expect(calls.count).toBeGreaterThan(20);
    for (const input of report.inputs) expect(input.count).toBeGreaterThan(10);
  },
  TIMEOUT_MS,
);
