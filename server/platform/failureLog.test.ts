import pino from 'pino';
import { createFailureLog } from './failureLog';

test('failures in a row are logged ever less often, and the success after them once', () => {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => lines.push(line) });
  const logged = createFailureLog(log, 'reading failed');
  logged.succeeded();
  for (let n = 0; n < 9; n += 1) logged.failed(new Error('away'));
  logged.succeeded();
  logged.succeeded();
  logged.failed(new Error('away again'));

  const parsed = lines.map((line) => JSON.parse(line) as { msg: string; failures: number });
  expect(parsed.map(({ msg, failures }) => [msg, failures])).toEqual([
    ['reading failed', 1],
    ['reading failed', 2],
    ['reading failed', 4],
    ['reading failed', 8],
    ['succeeded again after: reading failed', 9],
    ['reading failed', 1],
  ]);
});
