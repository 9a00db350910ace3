import type { Card } from '#contract/entities/card';
import { readQuadPage } from '#contract/addresses/quadPages';
import type { Deps } from '#domain/deps';
import { presentPerson } from '#domain/people';
import { readPaperCards } from './readPaperCards';
import { readEventCards, readPostCards } from './readPostCards';
import { readSharedIds } from './readSharedIds';
import type { ReadShown, Shown } from './shown';

const readers: Readonly<Record<Card['kind'], ReadShown>> = {
  paper: readPaperCards,
  event: readEventCards,
  post: readPostCards,
};

/** The cards of the addresses that lead to a page the reader may see, in the same order. */
export async function readCards(
  { db }: Pick<Deps, 'db'>,
  readerId: number,
  addresses: readonly string[],
  origins: readonly string[],
): Promise<Card[]> {
  const found = addresses.map((address) => ({ address, page: readQuadPage(address, origins) }));
  const tokens = found.flatMap(({ page }) => (page?.kind === 'share' ? [page.token] : []));
  const shared = await readSharedIds(db, tokens);
  const pages = found.map(({ address, page }) => {
    if (page?.kind !== 'share') return { address, page };
    const id = shared.get(page.token);
    return { address, page: id === undefined ? null : { kind: 'post' as const, id } };
  });
  const shown = new Map<string, Shown>();
  for (const [kind, read] of Object.entries(readers)) {
    const ids = pages.flatMap(({ page }) => (page?.kind === kind ? [page.id] : []));
    if (ids.length === 0) continue;
    for (const row of await read(db, readerId, ids)) shown.set(`${kind} ${row.id}`, row);
  }
  return pages.flatMap(({ address, page }) => {
    const row = page && shown.get(`${page.kind} ${page.id}`);
    return row ? [{ address, ...page, title: row.title, user: presentPerson(row.person) }] : [];
  });
}
