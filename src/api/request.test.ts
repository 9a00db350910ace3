import { File as NodeFile } from 'node:buffer';
import { calls } from '#contract/calls/index';
import { paths, type CallName } from '#contract/paths';
import { request, urlOf } from './request';

// Node's `File` fits the `FormData` of jsdom here, as a browser's does.
beforeAll(() => void Object.assign(globalThis, { File: NodeFile }));

const entries = (body: unknown) => [...(body as FormData).entries()];

test('path parameters are inserted, each as one segment', () => {
  const params = { university: 'A/B & C', department: 'Maths?' };
  expect(request('listPostsOfDepartment', { params, query: { limit: 10 } })).toEqual({
    url: 'universities/posts/university/A%2FB%20%26%20C/department/Maths%3F',
    method: 'GET',
    params: { limit: 10 },
  });
  expect(urlOf('readPaperFile', { id: 3 })).toBe('research/papers/3/file');
});

test('a call without arguments is just its method and path', () => {
  expect(request('me')).toEqual({ url: 'auth/users/me/', method: 'GET' });
});

test('JSON is sent unchanged, along with the settings', () => {
  const json = { post_id: 3, liked: true };
  expect(request('like', { json, idempotencyKey: 'k' })).toEqual({
    ...{ url: 'interactions/like', method: 'POST' },
    ...{ body: json, idempotencyKey: 'k' },
  });
});

test('a form is sent as URL-encoded text', () => {
  const { body } = request('login', { form: { username: 'ada', password: 'a b' } });
  expect(String(body)).toBe('username=ada&password=a+b');
});

test('fields and files are sent as parts, and each item of a list as its own part', () => {
  const [one, two] = [new File(['1'], '1.png'), new File(['2'], '2.png')];
  const { body } = request('createMediaPost', {
    fields: { content: 'Both', media_alt: ['one', 'two'] },
    files: { media_file: [one, two] },
  });
  expect(entries(body)).toEqual([
    ...[['content', 'Both'], ...['one', 'two'].map((alt) => ['media_alt', alt])],
    ...[one, two].map((file) => ['media_file', file]),
  ]);
});

test('values that are null or undefined are omitted', () => {
  expect(entries(request('inspectPaper', { fields: {}, files: {} }).body)).toEqual([]);
});

test('every call of the contract is listed under its own name', () => {
  for (const [name, { method, path }] of Object.entries(calls)) {
    expect([name, method, path]).toEqual([
      name,
      paths[name as CallName][0],
      paths[name as CallName][1].replace(/\/$/, ''),
    ]);
  }
});
