import { commands } from '#server/commands/index';
import { run } from '#server/commands/run';
import type { ListableStorage } from '#server/platform/storage/fileStorage';
import type { TestServer } from './createTestServer';

/** The exit code and output of a command. */
export interface CommandRun {
  code: number;
  out: string;
  err: string;
}

/** Runs an operator's command on the database and the files of a test server. */
export async function runCommand(
  { deps, clock }: Pick<TestServer, 'deps' | 'clock'>,
  ...args: readonly string[]
): Promise<CommandRun> {
  const said = { out: [] as string[], err: [] as string[] };
  const code = await run(args, {
    commands,
    withContext: (work) =>
      work({
        db: deps.db,
        clock,
        // A test server's storage lists its files, as the one that the command opens.
        openParts: () => Promise.resolve({ ...deps, storage: deps.storage as ListableStorage }),
        openLinks: () => ({ secrets: deps.secrets, publicUrl: deps.config.publicUrl }),
      }),
    out: (line) => void said.out.push(line),
    err: (line) => void said.err.push(line),
  });
  return { code, out: said.out.join('\n'), err: said.err.join('\n') };
}
