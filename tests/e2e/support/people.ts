import { expect } from '@playwright/test';
import { readCode } from './mailbox';
import type { QuadServer } from './servers/quadServer';

/** An account created through the API, for tests that are not about signing up. */
export interface Person {
  id: number;
  username: string;
  email: string;
  password: string;
  token: string;
}

let made = 0;

export async function makePerson(server: QuadServer, name: string): Promise<Person> {
  made += 1;
  const username = `${name}${made}`;
  const email = `${username}@uni.example`;
  const password = 'correct horse battery';
  await post(server, '/auth/signup/', json({ username, email, password }));
  await post(
    server,
    '/auth/verify-otp/',
    json({ email, otp: await readCode(server.dataDir, email) }),
  );
  const login = await post(server, '/auth/token', {
    body: new URLSearchParams({ username, password }),
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const profile = new FormData();
  profile.set('university_name', 'University of Dhaka');
  profile.set('department', 'Physics');
  profile.append('fields_of_interest', 'Data Science');
  const done = await post(server, '/profile/step1', {
    body: profile,
    headers: { authorization: `Bearer ${token}` },
  });
  const { id } = (await done.json()) as { id: number };
  return { id, username, email, password, token };
}

/** Connects two people through the API. */
export async function pair(server: QuadServer, a: Person, b: Person): Promise<void> {
  const bearer = (person: Person) => ({ authorization: `Bearer ${person.token}` });
  const asked = await post(server, '/connections/connect/', json({ friend_id: b.id }, bearer(a)));
  const { request_id: id } = (await asked.json()) as { request_id: number };
  await post(server, `/connections/accept/${id}`, { headers: bearer(b) });
}

function json(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  };
}

async function post(server: QuadServer, path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(`${server.url}/api${path}`, { method: 'POST', ...init });
  expect(response.ok, `${path} returned ${response.status}`).toBe(true);
  return response;
}
