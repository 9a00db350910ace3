import { HttpResponse } from 'msw';
import type { LibraryItem, LibraryKind } from '#contract/entities/library';
import { ada } from '#shared/testing/people';
import { onCall, type Call } from '#shared/testing/onCall';
import { respondToMe } from '#shared/testing/startSession';

/** Returns something that the user keeps, with the given fields. */
export const makeItem = (id: number, facts: Partial<LibraryItem> = {}): LibraryItem => ({
  id,
  kind: 'reference',
  target_id: null,
  title: `Reference ${id}`,
  author: 'Jahan, Nusrat; Rahman, Tanvir',
  year: 2019,
  doi: '10.1234/tides.7',
  note: '',
  tags: [],
  created_at: '2026-03-01T09:30:00.000Z',
  is_available: true,
  ...facts,
});

/** Returns a post that the user keeps. */
export const makeKeptPost = (id: number, facts: Partial<LibraryItem> = {}): LibraryItem =>
  makeItem(100 + id, {
    ...{ kind: 'post', target_id: id, title: `Post ${id}`, author: 'grace', doi: null },
    ...facts,
  });

/** The fake server's library, and the requests that it received, as `METHOD path body`. */
export const shelf = {
  items: [] as LibraryItem[],
  asked: [] as string[],
};

/** Empties the fake library. */
export function emptyShelf(): void {
  shelf.items = [];
  shelf.asked = [];
}

async function note(request: Request): Promise<Record<string, unknown>> {
  const { pathname, search } = new URL(request.url);
  const body = await request.text();
  shelf.asked.push(
    `${request.method} ${pathname.slice('/api/'.length)}${search} ${body}`.trimEnd(),
  );
  return body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
}

type ParamsOf = Record<string, string | readonly string[] | undefined>;
const isNamed = ({ kind, id }: ParamsOf) => {
  const named = Number(id);
  return (item: LibraryItem) => item.kind === kind && (item.target_id ?? item.id) === named;
};

const idsOf = (kind: LibraryKind) =>
  shelf.items.flatMap((item) =>
    item.kind === kind && item.target_id !== null ? item.target_id : [],
  );

/** Responds to a request after noting it. */
const noted = (call: Call, respond: (params: ParamsOf, body: Record<string, unknown>) => object) =>
  onCall(call, async ({ request, params }) =>
    HttpResponse.json(respond(params, await note(request))),
  );

/** Handlers for the requests of the library. */
export const libraryHandlers = [
  respondToMe(200, ada),
  onCall('listConversations', () => HttpResponse.json([])),
  onCall('readHistory', () => HttpResponse.json([])),
  onCall('listLibrary', async ({ request }) => {
    await note(request);
    const asked = new URL(request.url).searchParams;
    const before = Number(asked.get('before_id') ?? Infinity);
    const items = shelf.items.filter(
      ({ id, kind, tags, title }) =>
        id < before &&
        (asked.get('kind') ?? kind) === kind &&
        (!asked.has('tag') || tags.includes(asked.get('tag') ?? '')) &&
        title.includes(asked.get('keyword') ?? ''),
    );
    return HttpResponse.json({ items: items.slice(0, Number(asked.get('limit'))) });
  }),
  onCall('listLibraryTags', () => {
    const tags = [...new Set(shelf.items.flatMap((item) => item.tags))].sort();
    return HttpResponse.json({ tags: tags.map((tag) => ({ tag, count: 1 })) });
  }),
  onCall('listSaved', () => HttpResponse.json({ posts: idsOf('post'), papers: idsOf('paper') })),
  noted('saveToLibrary', (params, changes) => {
    const kept = shelf.items.find(isNamed(params)) ?? makeKeptPost(Number(params.id));
    const item = { ...kept, ...changes };
    shelf.items = [item, ...shelf.items.filter((each) => each !== kept)];
    return item;
  }),
  onCall('removeFromLibrary', async ({ request, params }) => {
    await note(request);
    const isMeant = isNamed(params);
    shelf.items = shelf.items.filter((item) => !isMeant(item));
    return new HttpResponse(null, { status: 204 });
  }),
];
