import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { waitUntil } from '#server/testing/waitUntil';
import type { QuadProcess } from './quadProcess';

/** A user who signed up through the API. */
export interface Person {
  id: number;
  token: string;
}

const PASSWORD = 'correct horse battery';

/** Makes one call of the API and returns its response; throws if it failed. */
export async function callApi<T>(
  { url }: Pick<QuadProcess, 'url'>,
  path: string,
  { token, json, form }: { token?: string; json?: unknown; form?: Record<string, string> } = {},
): Promise<T> {
  const response = await fetch(`${url}/api${path}`, {
    method: json === undefined && form === undefined ? 'GET' : 'POST',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text}`);
  return JSON.parse(text) as T;
}

async function readCode(folder: string, email: string): Promise<string> {
  let found = '';
  await waitUntil(async () => {
    const names = await readdir(folder).catch(() => []);
    // A mail that is still being written has a name that starts with a dot, and is renamed a moment
    // later.
    for (const name of names.filter((mail) => !mail.startsWith('.'))) {
      const mail = await readFile(join(folder, name), 'utf8');
      const code = /^Subject:.*?(\d{6})/m.exec(mail)?.[1];
      if (code && mail.includes(email)) found = code;
    }
    if (!found) throw new Error(`No code was mailed to ${email}.`);
  });
  return found;
}

/** Signs a person up, verifies the address and logs in. */
export async function makePerson(
  quad: Pick<QuadProcess, 'url' | 'dataDir'>,
  username: string,
): Promise<Person> {
  const email = `${username}@campus.example`;
  await callApi(quad, '/auth/signup', { json: { username, email, password: PASSWORD } });
  const otp = await readCode(join(quad.dataDir, 'outbox'), email);
  await callApi(quad, '/auth/verify-otp', { json: { email, otp } });
  const { access_token: token } = await callApi<{ access_token: string }>(quad, '/auth/token', {
    form: { username, password: PASSWORD },
  });
  const { id } = await callApi<{ id: number }>(quad, '/auth/users/me', { token });
  return { id, token };
}

/** Connects two people. */
export async function connectPeople(
  quad: Pick<QuadProcess, 'url'>,
  a: Person,
  b: Person,
): Promise<void> {
  const { token } = a;
  const { request_id: id } = await callApi<{ request_id: number }>(quad, '/connections/connect', {
    token,
    json: { friend_id: b.id },
  });
  await callApi(quad, `/connections/accept/${id}`, { token: b.token, json: {} });
}
