import { http, HttpResponse } from 'msw';
import { startApiServer } from '../testing/apiServer';
import { runTurns } from '../testing/runTurns';
import { createFileParts, fetchPart, PartFault } from './fileParts';

const unreachable = new TypeError('Failed to fetch');
const bytes = new Uint8Array([1, 2, 3]);

/** Asks for one part; the outcomes are those of the attempts, one after the other. */
async function start(...outcomes: (Uint8Array | Error)[]) {
  const events: (string | number)[] = [];
  const parts = createFileParts({
    fetch: (begin, end) => {
      events.push(`${begin}-${end}`);
      const outcome = outcomes.shift() ?? unreachable;
      return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
    },
    pause: (ms) => {
      events.push(ms);
      return Promise.resolve();
    },
    onPart: (begin) => void events.push(`got ${begin}`),
    onLost: () => void events.push('lost'),
  });
  parts.ask(10, 20);
  await runTurns();
  return { parts, events };
}

test('a part that fails is fetched again after growing pauses', async () => {
  const { events } = await start(unreachable, new PartFault(503), bytes);
  expect(events).toEqual(['10-20', 1_000, '10-20', 3_000, '10-20', 'got 10']);
});

test('a part that fails for a while is lost, and is fetched again on request', async () => {
  const { parts, events } = await start(unreachable, unreachable, unreachable, unreachable, bytes);
  expect(events.slice(-3)).toEqual([9_000, '10-20', 'lost']);
  events.length = 0;
  parts.askAgain();
  await runTurns();
  expect(events).toEqual(['10-20', 'got 10']);
  parts.askAgain();
  await runTurns();
  expect(events).toHaveLength(2);
});

test('a part that the server refuses is not fetched again', async () => {
  const { events } = await start(new PartFault(404), bytes);
  expect(events).toEqual(['10-20', 'lost']);
});

test('a file that was closed meanwhile gets nothing, and asks for nothing', async () => {
  const { parts, events } = await start();
  events.length = 0;
  parts.askAgain();
  parts.stop();
  await runTurns();
  expect(events).toEqual(['10-20']);
});

describe('a part from the server', () => {
  const file = new Uint8Array(10).map((_, index) => index);
  const address = { url: 'https://quad.test/file', token: 'secret' };
  const server = startApiServer();
  const fetchIt = (begin: number, end: number) =>
    fetchPart(address, { begin, end }, new AbortController().signal);

  test('comes with the size of the file', async () => {
    const asked: (string | null)[] = [];
    server.use(
      http.get(address.url, ({ request }) => {
        asked.push(request.headers.get('Range'), request.headers.get('Authorization'));
        const headers = { 'Content-Range': 'bytes 4-9/10' };
        return HttpResponse.arrayBuffer(file.slice(4).buffer, { status: 206, headers });
      }),
    );
    expect(await fetchIt(4, 20)).toEqual({ bytes: file.slice(4), total: 10 });
    expect(asked).toEqual(['bytes=4-19', 'Bearer secret']);
    // Shorter than what was asked for.
    await expect(fetchIt(4, 8)).rejects.toThrow(PartFault);
  });

  test('is the whole file if the server sends no parts', async () => {
    server.use(http.get(address.url, () => HttpResponse.arrayBuffer(file.buffer)));
    expect(await fetchIt(0, 4)).toEqual({ bytes: file, total: 10 });
    await expect(fetchIt(4, 8)).rejects.toThrow(PartFault);
  });

  test('is refused with its status', async () => {
    server.use(http.get(address.url, () => HttpResponse.json({}, { status: 404 })));
    await expect(fetchIt(0, 4)).rejects.toMatchObject({ status: 404 });
  });
});
