import { expect } from '@playwright/test';
import { paperPdf } from '#server/testing/files/pdfs';
import type { Person } from './people';
import type { QuadServer } from './servers/quadServer';

/** The data of a test paper. */
export interface PaperFacts {
  title: string;
  author?: string;
  research_field?: string;
  abstract?: string;
  /** The text of its pages. */
  pages?: readonly string[];
  /** The file itself, in place of pages with text. */
  pdf?: Buffer;
}

/** Adds a paper through the API, and returns its id. */
export async function makePaper(
  quad: QuadServer,
  person: Person,
  facts: PaperFacts,
): Promise<number> {
  const { pages = [`The pages of ${facts.title}.`], pdf, ...fields } = facts;
  const form = new FormData();
  const all = { author: 'S. Rahman', research_field: 'Machine Learning', ...fields };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  const file = pdf ?? (await paperPdf({ pages }));
  form.set('file', new Blob([new Uint8Array(file)], { type: 'application/pdf' }), 'paper.pdf');
  const { id } = await send<{ id: number }>(quad, person, 'research/upload-paper/', form);
  return id;
}

/** Announces current work through the API. */
export async function makeWork(quad: QuadServer, person: Person, title: string): Promise<void> {
  const form = new FormData();
  form.set('title', title);
  form.set('research_field', 'Cybersecurity');
  form.set('details', `All about ${title}.`);
  await send(quad, person, 'research/post-research/', form);
}

/** Requests to join the newest work of others through the API. */
export async function askToJoin(
  quad: QuadServer,
  person: Person,
  title: string,
  message: string,
): Promise<void> {
  const headers = { authorization: `Bearer ${person.token}` };
  const address = `${quad.url}/api/research/post_research_papers_others/?limit=50`;
  const works = (await (await fetch(address, { headers })).json()) as {
    id: number;
    title: string;
  }[];
  const work = works.find((each) => each.title === title);
  await send(
    quad,
    person,
    `research/request-collaboration/${work?.id ?? 0}/`,
    new URLSearchParams({ message }),
  );
}

async function send<Response>(
  quad: QuadServer,
  { token }: Person,
  path: string,
  body: FormData | URLSearchParams,
): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${quad.url}/api/${path}`, { method: 'POST', headers, body });
  expect(response.ok, await response.clone().text()).toBe(true);
  return (await response.json()) as Response;
}
