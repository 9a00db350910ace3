import { expect } from '@playwright/test';
import type { Person } from './people';
import type { QuadServer } from './servers/quadServer';

/** Makes a person a member of a department, through the API. */
export async function join(
  quad: QuadServer,
  person: Person,
  university: string,
  department: string,
  interests: readonly string[] = ['Data Science'],
): Promise<void> {
  const profile = new FormData();
  profile.set('university_name', university);
  profile.set('department', department);
  for (const interest of interests) profile.append('fields_of_interest', interest);
  const response = await send(quad, person, 'profile/step1', { method: 'POST', body: profile });
  expect(response.status, await response.clone().text()).toBe(200);
}

/** Sends JSON, or an empty body, as a person. */
export async function call(
  quad: QuadServer,
  person: Person,
  path: string,
  body?: object,
): Promise<void> {
  const response = await send(quad, person, path, {
    method: 'POST',
    ...(body
      ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
      : {}),
  });
  expect(response.ok, `${path}: ${await response.clone().text()}`).toBe(true);
}

function send(quad: QuadServer, { token }: Person, path: string, init: RequestInit) {
  const headers = { ...init.headers, authorization: `Bearer ${token}` };
  return fetch(`${quad.url}/api/${path}`, { ...init, headers });
}
