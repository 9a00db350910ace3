import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { isRoot, nobody, type Identity } from '../identity';
import { canReach } from '../reachable';

const SOURCE = join(process.cwd(), 'packages/embedded-postgres/src/testing/holder.ts');

/** The events of a holder, in order. */
interface HolderEvent {
  adopted?: boolean;
  connectionString?: string;
  error?: string;
  kind?: string;
  interrupted?: { response: string };
  log?: string;
}

/** A child process that holds the database of a folder. */
export interface Holder {
  child: ChildProcess;
  events: HolderEvent[];
  /** Resolves with the first event that has this key, whether already received or still to come. */
  told<Key extends keyof HolderEvent>(key: Key): Promise<NonNullable<HolderEvent[Key]>>;
  /** Makes the process stop using the database and exit by itself. */
  leave(): Promise<void>;
  /** Kills the process without giving it a chance to clean up. */
  kill(): Promise<void>;
}

/** The command that runs a holder. */
export interface HolderProgram {
  file: string;
  args: string[];
  identity?: Identity;
}

/** The holder's source, run as in development. */
export const sourceProgram: HolderProgram = {
  file: process.execPath,
  args: ['--import', 'tsx', SOURCE],
};

/** Bundles the holder into one file of ES modules, as in production, and writes it to `folder`. */
export function bundledProgram(folder: string): HolderProgram {
  const bundle = join(folder, 'holder.mjs');
  const require = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(process.cwd() + '/package.json');`;
  execFileSync(join(process.cwd(), 'node_modules/.bin/esbuild'), [
    ...[SOURCE, `--outfile=${bundle}`, '--bundle', '--platform=node', '--format=esm'],
    ...['--external:pg-native', `--banner:js=${require}`, '--log-level=error'],
  ]);
  return { file: process.execPath, args: [bundle] };
}

/** The bundled holder run by an unprivileged user: `nobody` when the tests run as root. */
export async function powerlessProgram(folder: string): Promise<HolderProgram> {
  const program = bundledProgram(folder);
  if (!isRoot()) return program;
  const identity = await nobody();
  const node = realpathSync(process.execPath);
  if (await canReach(dirname(node), identity)) return { ...program, identity };
  const copy = join(folder, 'node');
  copyFileSync(node, copy);
  return { ...program, file: copy, identity };
}

/** Starts a process that holds the database of `dataDir`. It sees the packages of `cwd`. */
export function startHolder(
  dataDir: string,
  { file, args, identity }: HolderProgram,
  cwd = process.cwd(),
): Holder {
  const child = spawn(file, [...args, dataDir], {
    ...identity,
    cwd,
    // A separate process group, so that a test can interrupt the group as a terminal does.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const events: HolderEvent[] = [];
  const waiting = new Set<() => void>();
  let complaints = '';
  child.stderr.on('data', (text: Buffer) => (complaints += text.toString()));
  createInterface(child.stdout).on('line', (line) => {
    events.push(JSON.parse(line) as HolderEvent);
    waiting.forEach((look) => look());
  });
  return {
    child,
    events,
    told: (key) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const value = events.find((event) => event[key] !== undefined)?.[key];
          if (value !== undefined) resolve(value);
        };
        waiting.add(look);
        look();
        const toldOther = () => reject(new Error(`${JSON.stringify(events)} ${complaints}`));
        void ended.then(toldOther);
      }),
    leave: async () => {
      child.stdin.end('leave\n');
      await ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
