import fc from 'fast-check';
import { createFakePorts } from '#shared/testing/fakePorts';
import { adaStored } from '#shared/testing/people';
import { startApiServer } from '#shared/testing/apiServer';
import { settled } from '#shared/testing/settled';
import { sendMessage } from '../state/sendMessage';
import { chatHandlers, chatServer, echo, startChat } from '../testing/chatServer';
import { unsentMessages } from './outboxItems';
startApiServer(...chatHandlers);
beforeEach(() => chatServer.reset());

const PARTNERS = [12, 13] as const;
type Partner = (typeof PARTNERS)[number];
interface SentFrame {
  type: string;
  client_id: string;
  receiver_id: Partner;
  content: string;
}
interface Stored {
  clientId: string;
  to: number;
  content: string;
}
const steps = ['write', 'fail', 'take', 'take', 'echo', 'echo', 'cut', 'connect', 'wait'] as const;
type Step = readonly [(typeof steps)[number], Partner];

/** The whole application with a server that fails, skips acknowledgements and loses connections. */
async function startWorld() {
  const started = await startChat(createFakePorts(adaStored));
  const { ports, store } = started;
  const stored: Stored[] = [];
  const written: Record<Partner, string[]> = { 12: [], 13: [] };
  /** Frames on their way to the browser, lost when the connection breaks. */
  let wire: object[] = [];
  let read = 0;

  const isOpen = () => started.socket().isOpen;
  /** Returns the next message that the server has not read, and responds to pings before it. */
  const nextFrame = (): SentFrame | undefined => {
    for (;;) {
      const text = started.socket().sent[read];
      if (text === undefined) return undefined;
      read += 1;
      const frame = JSON.parse(text) as SentFrame;
      if (frame.type === 'message') return frame;
      if (frame.type === 'ping' && isOpen()) started.socket().receive({ type: 'pong' });
    }
  };
  const take = () => {
    const frame = nextFrame();
    if (!frame) return;
    const { client_id: clientId, receiver_id: to, content } = frame;
    if (stored.every((each) => each.clientId !== clientId)) stored.push({ clientId, to, content });
    const id = stored.findIndex((each) => each.clientId === clientId) + 1;
    wire.push({ type: 'message', message: { ...echo(id, clientId, content), receiver_id: to } });
  };
  const world = {
    write(to: Partner) {
      const content = `${to}-${written[to].length}`;
      written[to].push(content);
      store.dispatch(sendMessage(to, content));
    },
    fail(to: Partner) {
      const frame = nextFrame();
      const code = to === 12 ? 'unavailable' : 'rate_limited';
      if (frame) wire.push({ type: 'error', code, detail: 'No.', client_id: frame.client_id });
    },
    take,
    echo() {
      const frame = wire.shift();
      if (frame && isOpen()) started.socket().receive(frame);
    },
    cut() {
      if (!isOpen()) return;
      // Some messages still reach the server, but their acknowledgement is lost.
      if (stored.length % 2 === 1) take();
      wire = [];
      started.socket().drop(1006);
    },
    async connect() {
      if (isOpen()) return;
      ports.goOnline();
      read = 0;
      wire = [];
      started.connect();
      await settled(store);
    },
    wait() {
      ports.timers.advance(5_000);
      if (!isOpen()) return;
      // Respond to pings, or the browser treats the silence as a lost connection.
      const { sent } = started.socket();
      if (sent.slice(read).some((text) => text.includes('"ping"')))
        started.socket().receive({ type: 'pong' });
    },
    unsent: () => unsentMessages(store.getState().chat),
    stored,
    written,
    async settle() {
      for (let round = 0; round < 400 && world.unsent().length > 0; round += 1) {
        await world.connect();
        world.take();
        world.take();
        while (wire.length > 0) world.echo();
        world.wait();
        if (round % 10 === 0) await settled(store);
      }
    },
  };
  return world;
}

const anyStep = fc.tuple(fc.constantFrom(...steps), fc.constantFrom(...PARTNERS));

test('through disconnects, failures and retries each conversation is stored in order, each message once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 20, maxLength: 80 }), async (order) => {
      const world = await startWorld();
      const run = ([name, partner]: Step) => world[name](partner);
      for (const step of order) await run(step);
      await world.settle();
      expect(world.unsent()).toEqual([]);
      for (const partner of PARTNERS)
        expect(world.stored.filter(({ to }) => to === partner).map((each) => each.content)).toEqual(
          world.written[partner],
        );
    }),
    { numRuns: 15 },
  );
});
