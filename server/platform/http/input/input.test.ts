import { Type } from '@sinclair/typebox';
import { defineCall } from '#contract/defineCall';
import { IdText, Id, nullable, pageQuery, record } from '#contract/schema';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { route } from '../route';

const echo = Type.Unknown();
const common = { tag: 'Test', summary: 'Tells what arrived', access: 'verified' } as const;
const readThing = defineCall({
  ...common,
  method: 'GET',
  path: '/things/:id',
  params: record({ id: IdText }),
  query: record(pageQuery({ word: Type.Optional(Type.String({ maxLength: 3 })) })),
  response: echo,
});
const makeThing = defineCall({
  ...common,
  method: 'POST',
  path: '/things',
  bodyKind: 'json',
  body: record({
    name: Type.String({ minLength: 1, maxLength: 3, pattern: '\\S' }),
    parent_id: Type.Optional(nullable(Id)),
  }),
  response: echo,
});
const fillForm = defineCall({
  ...common,
  method: 'PUT',
  path: '/things/:id',
  params: record({ id: IdText }),
  bodyKind: 'form',
  body: record({
    name: Type.String(),
    tags: Type.Optional(Type.Array(Type.String(), { maxItems: 2 })),
  }),
  response: echo,
});
const touchThing = defineCall({
  ...common,
  method: 'POST',
  path: '/things/:id/touch',
  params: record({ id: IdText }),
  response: echo,
});

describe('the input of a call', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await createTestServer({
      routes: () => [
        route(readThing, ({ params, query }) => Promise.resolve({ params, query })),
        route(makeThing, ({ body }) => Promise.resolve(body)),
        route(fillForm, ({ body }) => Promise.resolve(body)),
        route(touchThing, ({ params }) => Promise.resolve(params)),
      ],
    });
    ({ token } = await server.person());
  });
  afterAll(() => server.close());

  const get = (path: string) => server.api('GET', path, { token });
  const post = (json: unknown) => server.api('POST', '/things', { token, json });

  it('reaches the handler with integers of the URL as numbers', async () => {
    const { status, body } = await get('/things/7?limit=50&offset=0&word=abc&unknown=1');
    expect(status).toBe(200);
    expect(body).toEqual({ params: { id: 7 }, query: { limit: 50, offset: 0, word: 'abc' } });
  });

  it('accepts a URL with a trailing slash', async () => {
    expect((await get('/things/7/')).status).toBe(200);
    expect((await get('/things/7/?limit=1')).status).toBe(200);
  });

  it.each([
    '0',
    '-1',
    '1e3',
    '0x10',
    '1.5',
    '%207',
    'abc',
    '9007199254740992',
    '12345678901234567',
  ])('refuses %s as an id', async (id) => {
    const { status, body } = await get(`/things/${id}`);
    expect(status).toBe(400);
    expect(body).toEqual({
      detail: expect.stringMatching(/^Please check “id”\. /) as unknown,
      errors: { id: expect.any(String) as unknown },
    });
  });

  it.each(['limit=51', 'limit=0', 'limit=x', 'offset=-1', 'limit=1&limit=2', 'limit='])(
    'refuses the page %s',
    async (query) => {
      expect((await get(`/things/7?${query}`)).status).toBe(400);
    },
  );

  it('counts lengths in code points', async () => {
    expect((await post({ name: '😀😀😀' })).status).toBe(200);
    expect((await post({ name: '😀😀😀😀' })).body).toEqual({
      detail: 'Please check “name”. Use at most 3 characters.',
      errors: { name: 'Use at most 3 characters.' },
    });
  });

  it('drops unknown properties, and accepts null where it is allowed', async () => {
    const { status, body } = await post({ name: 'abc', parent_id: null, admin: true });
    expect(status).toBe(200);
    expect(body).toEqual({ name: 'abc', parent_id: null });
  });

  it.each([
    { name: 5 },
    { name: 'a', parent_id: '5' },
    { name: 'a', parent_id: 1.5 },
    { name: ' ' },
  ])('converts no value to another type: %j', async (json) => {
    expect((await post(json)).status).toBe(400);
  });

  it('names every invalid field', async () => {
    const { body } = await post({ parent_id: 'x' });
    expect(body).toEqual({
      detail: 'Please check these fields: name, parent id.',
      errors: { name: 'This is required.', parent_id: 'This must be a whole number.' },
    });
  });

  it.each([
    '{"name":"a\\u0000b"}',
    '{"name":"\\ud800"}',
    '{"name":"abc","__proto__":{"x":1}}',
    '{"name":"abc","constructor":1}',
    '{"name":"abc","deep":[{"more":{"prototype":1}}]}',
    '{"name":"abc","deep":{"a\\u0000":1}}',
    '{"name":',
    '[]',
    '"text"',
    'null',
  ])('refuses the body %s', async (payload) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/things',
      payload,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ detail: expect.any(String) as unknown });
  });

  it('refuses a body of deeply nested lists before it parses it', async () => {
    const payload = `{"name":"abc","deep":${'['.repeat(60_000)}${']'.repeat(60_000)}}`;
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/things',
      payload,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { detail: 'The request is nested too deeply.' },
    ]);
  });

  it.each(['word=%00', 'word=a%00'])('refuses NUL in the query %s', async (query) => {
    expect((await get(`/things/7?${query}`)).status).toBe(400);
  });

  it('responds to a URL with a broken escape with 400', async () => {
    const { status, body } = await get('/things/%E0%A4%A');
    expect(status).toBe(400);
    expect(body).toEqual({ detail: 'The address is not valid.' });
  });

  it('refuses a compressed body', async () => {
    const { status, body } = await server.api('POST', '/things', {
      token,
      json: { name: 'abc' },
      headers: { 'content-encoding': 'gzip' },
    });
    expect(status).toBe(415);
    expect(body).toEqual({ detail: 'Please send the request uncompressed.' });
  });

  it('refuses a body of a type that the call does not accept', async () => {
    expect((await server.api('POST', '/things', { token, form: { name: 'abc' } })).status).toBe(
      415,
    );
    const xml = { token, headers: { 'content-type': 'text/xml' } };
    expect((await server.api('PUT', '/things/1', { ...xml, json: {} })).status).toBe(415);
  });

  it('accepts JSON where a form is accepted', async () => {
    const json = { name: 'a', tags: ['b'] };
    const { status, body } = await server.api('PUT', '/things/1', { token, json });
    expect([status, body]).toEqual([200, json]);
    expect((await server.api('PUT', '/things/1', { token, json: { name: 5 } })).status).toBe(400);
  });

  it('refuses a body that is too large', async () => {
    const { status } = await post({ name: 'a'.repeat(300 * 1024) });
    expect(status).toBe(413);
  });

  it('accepts a form, repeated fields as a list, and one value as a list of one', async () => {
    const put = (form: Record<string, string | string[]>) =>
      server.api('PUT', '/things/1', { token, form });
    expect((await put({ name: 'é', tags: ['a', 'b'] })).body).toEqual({
      name: 'é',
      tags: ['a', 'b'],
    });
    expect((await put({ name: 'n', tags: 'a' })).body).toEqual({ name: 'n', tags: ['a'] });
    expect((await put({ name: ['n', 'm'] })).status).toBe(400);
    expect((await put({ name: 'n', tags: ['a', 'b', 'c'] })).body).toMatchObject({
      errors: { tags: 'Choose at most 2.' },
    });
    expect((await put({ name: 'n\0' })).status).toBe(400);
    expect((await put({ name: 'n', __proto__x: '1' })).status).toBe(200);
    expect(
      (
        await put(
          Object.fromEntries([
            ['name', 'n'],
            ['constructor', '1'],
          ]),
        )
      ).status,
    ).toBe(400);
  });

  it('accepts multipart where a form is accepted', async () => {
    const multipart = new FormData();
    multipart.append('name', 'নাম');
    multipart.append('tags', 'a');
    const { status, body } = await server.api('PUT', '/things/1', { token, multipart });
    expect(status).toBe(200);
    expect(body).toEqual({ name: 'নাম', tags: ['a'] });
  });

  it('accepts no body, an empty one and an empty object if a call has none', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await server.api('POST', '/things/1/touch', { token })).status).toBe(200);
    expect((await server.api('POST', '/things/1/touch', { token, headers })).status).toBe(200);
    expect((await server.api('POST', '/things/1/touch', { token, json: {} })).status).toBe(200);
  });

  it('names the required fields of an empty body', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await server.api('POST', '/things', { token, headers })).body).toMatchObject({
      errors: { name: 'This is required.' },
    });
    expect((await server.api('POST', '/things', { token })).body).toMatchObject({
      errors: { name: 'This is required.' },
    });
  });
});
