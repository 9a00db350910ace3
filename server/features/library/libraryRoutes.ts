import { calls } from '#contract/calls/index';
import type { Deps } from '#domain/deps';
import type { LimitRule } from '#server/platform/http/limits/limits';
import { openedAt } from '#server/platform/http/openedAt';
import { pageOf, route, type Route } from '#server/platform/http/route';
import { presentItem } from './items/itemPresenter';
import { listItems, listSaved, listTags } from './items/listItems';
import { removeItem, saveItem } from './items/saveItem';
import { exportLibrary } from './references/exportLibrary';
import { importReferences } from './references/importReferences';
import { inspectReferences, readText } from './references/inspectReferences';

/** Reading a bibliography takes a process seconds. Ten requests read a library of 5,000 entries. */
const bibliographyLimit: LimitRule = {
  name: 'bibliography',
  points: 120,
  seconds: 3_600,
  key: ({ callerId }) => String(callerId),
};

const mediaTypes = {
  bib: 'application/x-bibtex; charset=utf-8',
  ris: 'application/x-research-info-systems; charset=utf-8',
  json: 'application/vnd.citationstyles.csl+json; charset=utf-8',
};

function itemRoutes(deps: Deps): Route[] {
  const { db } = deps;
  return [
    route(calls.listLibrary, async ({ caller, query }) => {
      const { kind, tag, keyword, before_id: beforeId } = query;
      const filter = { kind, tag, keyword, beforeId, ...pageOf(query) };
      return { items: (await listItems(db, caller.id, filter)).map(presentItem) };
    }),
    route(calls.listLibraryTags, async ({ caller }) => ({ tags: await listTags(db, caller.id) })),
    route(calls.listSaved, ({ caller }) => listSaved(db, caller.id)),
    route(calls.saveToLibrary, async ({ caller, params, body }) =>
      presentItem(await saveItem(deps, caller.id, params, body)),
    ),
    route(calls.removeFromLibrary, async ({ caller, params }) => {
      await removeItem(deps, caller.id, params);
      return undefined;
    }),
  ];
}

/** The posts, papers and references that each person keeps for themselves. */
export const libraryRoutes = (deps: Deps): Route[] => [
  ...itemRoutes(deps),
  route(
    calls.inspectReferences,
    async ({ caller, body, files: { file = [] } }) =>
      inspectReferences(deps, caller.id, await readText(body.text, file[0])),
    { limits: [bibliographyLimit] },
  ),
  route(calls.importReferences, async ({ caller, body }) => ({
    added: await importReferences(deps, caller.id, body.entries),
  })),
  route(
    calls.exportLibrary,
    async ({ caller, query, request, reply }) =>
      reply
        .type(mediaTypes[query.format])
        .header('content-disposition', `attachment; filename="library.${query.format}"`)
        .header('cache-control', 'private, no-store')
        .send(
          await exportLibrary(deps, caller.id, {
            ...query,
            origin: openedAt(deps.config, request),
          }),
        ),
    { limits: [bibliographyLimit] },
  ),
];
