import { calls } from '#contract/calls/index';
import { createExportWriters } from '#server/app/createExportWriters';
import type { TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { unzip } from '#server/testing/files/unzip';
import { callAs } from '#server/testing/rights/callAs';
import { runExports } from '../job/startExports';

/** Asks for a person's export. */
export const request = (server: TestServer, user: TestUser) =>
  callAs(server, user, calls.requestExport);

/** A person's exports, newest first. */
export const list = async (server: TestServer, user: TestUser) =>
  (await callAs(server, user, calls.listExports)).response;

/** Writes the exports that wait, as the server does. */
export const runAll = (server: TestServer) =>
  runExports(server.deps, createExportWriters(server.deps));

/** Downloads a signed address. */
export const download = (server: TestServer, url: string) =>
  server.app.inject({ method: 'GET', url });

/** The content of quad.json. */
export type ExportedJson = Record<string, Record<string, unknown>[]> & {
  about: { username: string; keys: Record<string, string> };
};

/** An opened export. */
export interface OpenedExport {
  archive: Buffer;
  files: Map<string, Buffer>;
  text(path: string): string;
  json: ExportedJson;
}

/** Asks for a person's export, writes it, downloads it and opens it. */
export async function openExport(server: TestServer, user: TestUser): Promise<OpenedExport> {
  const asked = await request(server, user);
  if (asked.status !== 202) throw new Error(asked.problem.detail);
  await runAll(server);
  const [newest] = await list(server, user);
  const { rawPayload: archive } = await download(server, newest?.url ?? '');
  const files = await unzip(archive);
  const text = (path: string) => files.get(path)?.toString() ?? '';
  return { archive, files, text, json: JSON.parse(text('quad.json')) as ExportedJson };
}
