import { calls, type CallName } from '#contract/calls/index';
import { researchMessages } from '#contract/messages';
import { callAs, type CallInput } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';

let server: TestServer;
let author: TestUser;
let other: TestUser;
let params: Record<string, number>;

const event = {
  event_title: 'A talk',
  event_description: 'Bring a friend.',
  event_date: '2199-12-31',
  event_time: '18:00',
};
const paper = { title: 'On light', author: 'Ada', research_field: 'Optics' };
const work = { title: 'On light', research_field: 'Optics', details: 'Lenses.' };
const basics = { university_name: 'DU', department: 'Physics', fields_of_interest: 'Optics' };

/** Calls with a required text, each with a valid body; an upload has the fields of updatePaper. */
const bodies: Partial<Record<CallName, Record<string, string>>> = {
  createTextPost: { content: 'A note.' },
  updateTextPost: { content: 'A note.' },
  createEventPost: event,
  updateEventPost: event,
  createComment: { content: 'A thought.' },
  replyToComment: { content: 'A thought.' },
  reportPost: { reason: 'Spam.' },
  appealDecision: { text: 'It was a joke.' },
  updatePaper: paper,
  postResearch: work,
  updateResearch: work,
  completeStep1: basics,
};

/** Their other fields have their own formats. */
const FORMED = ['event_date', 'event_time'];

const cases = (Object.entries(bodies) as [CallName, Record<string, string>][]).flatMap(
  ([name, body]) =>
    Object.keys(body)
      .filter((field) => !FORMED.includes(field))
      .map((field) => [name, field, body] as const),
);

beforeAll(async () => {
  server = await createTestServer();
  author = await server.person();
  other = await server.person();
  const { response } = await callAs(server, other, calls.createTextPost, {
    body: { content: 'A note.' },
  });
  const comment = await callAs(server, other, calls.createComment, {
    params: { post_id: response.id },
    body: { content: 'A thought.' },
  });
  params = { id: response.id, post_id: response.id, comment_id: comment.response.id };
});
afterAll(() => server.close());

const send = async (name: CallName, input: CallInput) => {
  const { status, problem } = await callAs(server, author, calls[name], { ...input, params });
  return { status, problem };
};

describe('a text of invisible characters', () => {
  it.each(cases)('%s refuses as %s just like an empty one', async (name, field, body) => {
    const empty = await send(name, { body: { ...body, [field]: '' } });
    expect(empty.status).toBe(400);
    expect(empty.problem.errors).toHaveProperty(field);
    for (const text of [' \u00A0\n', '\u200B\u200D\uFEFF', '\u3164\u2800', '\u0301\uFE0F']) {
      expect(await send(name, { body: { ...body, [field]: text } })).toEqual(empty);
    }
  });

  it('is no message for a request to connect: the default message replaces it', async () => {
    const { response } = await callAs(server, other, calls.postResearch, { body: work });
    await callAs(server, author, calls.requestCollaboration, {
      params: { id: response.id },
      body: { message: '\u200B\u3164' },
    });
    const { response: requests } = await callAs(server, other, calls.listCollaborationRequests);
    expect(requests.map(({ message }) => message)).toEqual([
      researchMessages.defaultCollaborationMessage,
    ]);
  });
});
