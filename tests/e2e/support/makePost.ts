import { expect } from '@playwright/test';
import type { Person } from './people';
import type { QuadServer } from './servers/quadServer';

type Fields = Readonly<Record<string, string | Blob | readonly (Blob | string)[]>>;

/** Creates a post through the API and returns its id. */
export async function makePost(
  quad: QuadServer,
  { token }: Person,
  kind: 'text' | 'media' | 'document' | 'event',
  fields: Fields,
): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const entry of Array.isArray(value) ? (value as (Blob | string)[]) : [value as string])
      form.append(name, entry);
  const body =
    kind === 'text' ? new URLSearchParams(Object.entries(fields) as [string, string][]) : form;
  const response = await fetch(`${quad.url}/api/posts/create_${kind}_post/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  expect(response.status, await response.clone().text()).toBe(201);
  return ((await response.json()) as { id: number }).id;
}

/** Deletes a post through the API. */
export async function deletePost(quad: QuadServer, { token }: Person, id: number): Promise<void> {
  const response = await fetch(`${quad.url}/api/posts/delete_post/${id}/`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(204);
}
