import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRoot, nobody } from '@quad/embedded-postgres';
import { waitUntil } from '#server/testing/waitUntil';

/** An nginx for one test. */
export interface TestNginx {
  stop(): Promise<void>;
}

/** Folders for nginx's temporary files, because the default ones belong to the system. */
const FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const swap = (text: string, from: string, to: string) => {
  if (!text.includes(from)) throw new Error(`The configuration of nginx has no "${from}".`);
  return text.replace(from, to);
};

/** The configuration for operators, with other ports. */
async function renderSite(port: number, processes: readonly [number, number]): Promise<string> {
  const upstream = await readFile('deploy/nginx-upstream.conf', 'utf8');
  const site = await readFile('deploy/nginx.conf', 'utf8');
  return [
    swap(
      swap(upstream, '127.0.0.1:3001', `127.0.0.1:${processes[0]}`),
      '127.0.0.1:3002',
      `127.0.0.1:${processes[1]}`,
    ),
    swap(site, 'listen 80;', `listen 127.0.0.1:${port};`),
  ].join('\n');
}

/**
 * Starts Debian's nginx in front of two processes, with the configuration in the folder `deploy`,
 * as another user if this process is root. Throws if nginx is not installed.
 */
export async function startNginx(
  port: number,
  processes: readonly [number, number],
): Promise<TestNginx> {
  const runAs = isRoot() ? await nobody() : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'quad-nginx-'));
  if (runAs) await chown(folder, runAs.uid, runAs.gid);
  const places = FOLDERS.map((name) => `${name}_temp_path ${join(folder, name)};`).join(' ');
  const file = join(folder, 'nginx.conf');
  const site = await renderSite(port, processes);
  await writeFile(
    file,
    `pid ${join(folder, 'pid')}; daemon off; error_log stderr error;
    events {} http { access_log off; ${places}\n${site} }`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', file, '-e', 'stderr'], {
    ...{ ...runAs, cwd: '/' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  nginx.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const failed = new Promise<never>((_, reject) => {
    nginx.once('error', () => reject(new Error('There is no nginx here: apt-get install nginx')));
    nginx.once('exit', () => reject(new Error(`nginx ended: ${printed}`)));
  });
  // An exit after the start does not matter.
  failed.catch(() => undefined);
  await Promise.race([failed, waitUntil(() => responds(port))]);
  return {
    async stop() {
      const gone = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function responds(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
  return response?.ok === true;
}
