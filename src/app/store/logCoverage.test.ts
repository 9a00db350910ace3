import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '#contract/calls/index';
import * as frameSchemas from '#contract/frames';
import { declaredRule } from '#contract/sessionLog/fieldRules';
import { endpointNames } from './endpoints';

interface Schema {
  type?: string;
  const?: unknown;
  anyOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

/** Yields the names of all string members of a schema. */
function* textNames(schema: Schema | null | undefined, name: string): Generator<string> {
  if (!schema) return;
  if (schema.type === 'string' || typeof schema.const === 'string') yield name;
  for (const part of [...(schema.anyOf ?? []), ...(schema.allOf ?? [])])
    yield* textNames(part, name);
  yield* textNames(schema.items, name);
  for (const [member, part] of Object.entries(schema.properties ?? {}))
    yield* textNames(part, member);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

test('every text the server may send is declared, because a log may contain it only by decision', () => {
  const named = new Set<string>();
  for (const { response } of Object.values(calls))
    for (const name of textNames(response as Schema | null, 'result')) named.add(name);
  for (const schema of Object.values(frameSchemas))
    for (const name of textNames(schema as Schema, 'frame')) named.add(name);
  named.delete('result');
  expect(named.size).toBeGreaterThan(50);
  expect([...named].filter((name) => declaredRule(name) === undefined)).toEqual([]);
});

test('every endpoint file is known to a replay', () => {
  const list = readFileSync('src/app/store/endpoints.ts', 'utf8');
  const files = [...filesBelow('src/api'), ...filesBelow('src/features')].filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      !path.includes('.test.') &&
      readFileSync(path, 'utf8').includes('.injectEndpoints('),
  );
  const missing = files.filter(
    (path) => !list.includes(`'${path.replace('src/', '#').replace(/\.tsx?$/, '')}'`),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
  expect(endpointNames()).toEqual(expect.arrayContaining(['login', 'listPosts', 'readHistory']));
});
