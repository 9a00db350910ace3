import Fastify, { type FastifyInstance } from 'fastify';
import { calls, type CallName } from '#contract/calls/index';
import { Comment } from '#contract/entities/comment';
import { responses } from '#contract/fixtures/calls';
import { hostileFrames } from '#contract/fixtures/hostileFrames';
import { countingFrames, frames, ownReadReceipt } from '#contract/fixtures/messages';
import type { ServerFrame } from '#contract/frames';
import { parseServerFrame } from '#realtime/frameActions';

const answered = (Object.keys(calls) as CallName[]).filter((name) => calls[name].response !== null);
const everyFrame: ServerFrame[] = [
  ...Object.values(frames),
  ...Object.values(countingFrames),
  ownReadReceipt,
];

describe('the server', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = Fastify();
    app.addSchema(Comment);
    for (const name of answered) {
      const schema = { response: { 200: calls[name].response } };
      app.get(`/${name}`, { schema }, () => responses[name]);
    }
  });
  afterAll(() => app.close());

  it.each(answered)(
    'serialises the response of %s exactly like its fixture, with no property added or lost',
    async (name) => {
      const { statusCode, payload } = await app.inject(`/${name}`);
      expect([statusCode, JSON.parse(payload)]).toEqual([200, responses[name]]);
    },
  );
});

describe('the browser', () => {
  it.each(everyFrame.map((frame) => [frame.type, frame] as const))(
    'parses a %s frame unchanged',
    (_type, frame) => {
      expect(parseServerFrame(JSON.stringify(frame))).toEqual(frame);
    },
  );

  it.each(hostileFrames.map((text) => [text]))('refuses %s as a frame', (text) => {
    expect(parseServerFrame(text)).toBeNull();
  });
});
