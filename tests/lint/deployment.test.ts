import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { readConfig } from '#server/platform/config/config';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Service {
  image?: string;
  command?: string[];
  volumes?: string[];
  configs?: { source: string }[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  configs: Record<string, { content: string }>;
}
const compose = parse(read('docker-compose.yml'), { merge: true }) as Compose;
const services = Object.entries(compose.services);
const manual = read('docs/operations.md');

const dockerfile = read('Dockerfile').replace(/\\\n\s*/g, ' ');
const instructions = dockerfile
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): [string, string] => [line.split(' ')[0] ?? '', line.slice(line.indexOf(' ') + 1)]);
const given = (name: string) =>
  instructions.filter(([each]) => each === name).map(([, value]) => value);

/** Returns nginx's complaints about the configuration; empty if there are none. */
function checkByNginx(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'quad-nginx-'));
  const main = path.join(folder, 'nginx.conf');
  const site = ['deploy/nginx-upstream.conf', 'deploy/nginx.conf']
    .map((file) => `include ${path.join(root, file)};`)
    .join(' ');
  writeFileSync(main, `pid ${folder}/pid; events {} http { access_log off; ${site} }`);
  const { status, stderr } = spawnSync('nginx', [
    '-t',
    '-q',
    '-p',
    folder,
    '-c',
    main,
    '-e',
    'stderr',
  ]);
  rmSync(folder, { recursive: true, force: true });
  return status === 0 ? '' : String(stderr);
}

/** Returns the names of variables assigned in a file, one `NAME=value` per line. */
const assigned = (text: string) =>
  [...text.matchAll(/^(?:Environment=)?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);

describe('the image', () => {
  test('pins the version of its base image, and does not run as root', () => {
    expect(given('FROM').every((image) => /:\S+/.test(image) && !image.includes(':latest'))).toBe(
      true,
    );
    const last = instructions.map(([name]) => name).lastIndexOf('FROM');
    const users = instructions.slice(last).filter(([name]) => name === 'USER');
    expect(users).toEqual([['USER', 'node']]);
  });

  test('starts the server directly, so that it receives the stop signal, and has a health check', () => {
    expect(given('CMD').every((value) => value.startsWith('['))).toBe(true);
    expect(JSON.parse(given('CMD').at(-1) ?? '')).toEqual(['node', 'build/server.mjs']);
    expect(given('HEALTHCHECK')[0]).toContain('/healthz');
    expect(given('ADD')).toEqual([]);
  });

  test('copies only existing files, and nothing private to a machine', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['data', 'node_modules', '.git']));
    const [first = ''] = given('COPY');
    const sources = first.split(' ').slice(0, -1);
    expect(sources.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    expect(sources.filter((file) => ignored.includes(file))).toEqual([]);
  });
});

describe('docker-compose.yml', () => {
  test('has two processes of Quad that share everything except a folder for pending uploads', () => {
    const [one, two] = [compose.services['quad-1'], compose.services['quad-2']];
    expect(one?.environment).toEqual(two?.environment);
    expect(one?.volumes).not.toEqual(two?.volumes);
    for (const name of ['DATABASE_URL', 'REDIS_URL', 'S3_BUCKET', 'SECRET_KEY'])
      expect(Object.keys(one?.environment ?? {})).toContain(name);
  });

  test('the server accepts its variables, and docs/operations.md describes each', () => {
    const env = compose.services['quad-1']?.environment ?? {};
    const filled = Object.fromEntries(
      Object.entries(env).map(([name, value]) => [
        name,
        value.replace(/\$\{\w+:-([^}]*)\}/g, '$1').replace(/\$\{[^}]+\}/g, 'x'.repeat(32)),
      ]),
    );
    const config = readConfig(filled);
    expect(config.s3?.bucket).toBe('quad');
    for (const name of Object.keys(env)) expect(manual).toContain(`\`${name}\``);
    const asked = [...read('docker-compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    for (const name of asked) expect(manual).toContain(`${name}`);
  });

  test.each(services)(
    '%s has a versioned image, and everything it refers to exists',
    (_, service) => {
      expect(service.image === 'quad' || /:v?\d/.test(service.image ?? '')).toBe(true);
      const needed = Object.entries(service.depends_on ?? {});
      for (const [name, { condition }] of needed) {
        const other = compose.services[name];
        const isBuilt = other?.image === 'quad';
        expect(condition !== 'service_healthy' || isBuilt || other?.healthcheck).toBeTruthy();
      }
      for (const volume of service.volumes ?? []) {
        const [from = ''] = volume.split(':');
        const isThere = from.startsWith('./')
          ? existsSync(path.join(root, from))
          : Object.hasOwn(compose.volumes, from);
        expect([volume, isThere]).toEqual([volume, true]);
      }
      for (const { source } of service.configs ?? [])
        expect(Object.keys(compose.configs)).toContain(source);
    },
  );
});

describe('the processes of one machine', () => {
  const env = read('deploy/quad.env');
  const unit = read('deploy/quad@.service');

  test('their variables are valid and described', () => {
    const pairs = env
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line): [string, string] => [
        line.split('=')[0] ?? '',
        line.slice(line.indexOf('=') + 1).replace(/^'(.*)'$/, '$1'),
      ]);
    // Operators source the same file in a shell.
    const file = path.join(root, 'deploy/quad.env');
    for (const [name, value] of pairs) {
      const shell = spawnSync('sh', ['-c', `. '${file}'; printf %s "$${name}"`]);
      expect([name, String(shell.stdout)]).toEqual([name, value]);
    }
    const config = readConfig({ ...Object.fromEntries(pairs), PORT: '3001' });
    expect(config).toMatchObject({ drainSeconds: 10, trustedProxies: ['loopback'] });
    for (const name of [...assigned(env), ...assigned(unit)])
      expect(manual).toContain(`\`${name}\``);
  });

  test("systemd's stop timeout is longer than a stop takes", () => {
    const drain = Number(/DRAIN_SECONDS=(\d+)/.exec(env)?.[1]);
    const timeout = Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1]);
    expect(timeout).toBeGreaterThan(drain + 10);
  });

  test('proxies and Prometheus list the same processes', () => {
    const portsOf = (file: string) =>
      [...read(file).matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port]) => port);
    for (const file of [
      'deploy/nginx-upstream.conf',
      'deploy/haproxy.cfg',
      'deploy/prometheus.yml',
    ])
      expect(portsOf(file)).toEqual(['3001', '3002']);
  });

  test('the manual mentions every file in deploy', () => {
    const files = ['nginx.conf', 'nginx-upstream.conf', 'haproxy.cfg', 'quad@.service', 'quad.env'];
    for (const file of [...files, 'prometheus.yml', 'grafana/quad.json'])
      expect(manual).toContain(`deploy/${file}`);
  });
});

describe('nginx', () => {
  test('blocks and statements are closed, and nginx itself accepts them if it is installed', () => {
    for (const file of ['deploy/nginx.conf', 'deploy/nginx-upstream.conf']) {
      const lines = read(file)
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
      expect(lines.filter((line) => !/[;{}]$/.test(line))).toEqual([]);
      const depth = lines.reduce(
        (open, line) => open + (line.endsWith('{') ? 1 : 0) - (line === '}' ? 1 : 0),
        0,
      );
      expect(depth).toBe(0);
    }
    const isInstalled = spawnSync('nginx', ['-v']).error === undefined;
    expect(isInstalled ? checkByNginx() : '').toBe('');
  });

  test('sockets are upgraded, addresses replaced, and /metrics is private', () => {
    const conf = read('deploy/nginx.conf');
    expect(conf).toMatch(/location \/api\/chat\/ws\/ \{[^}]*Upgrade \$http_upgrade/s);
    expect(conf.match(/X-Forwarded-For/g)).toHaveLength(2);
    expect(conf).not.toContain('$proxy_add_x_forwarded_for');
    const refused = /location ~\* (\S*metrics\S*) \{\s+return 404;/.exec(conf)?.[1] ?? 'nothing';
    const refuses = new RegExp(refused, 'i');
    for (const path of ['/metrics', '/metrics/', '/METRICS']) expect(path).toMatch(refuses);
    for (const path of ['/api/metrics', '/metricsx', '/']) expect(path).not.toMatch(refuses);
  });
});

describe('haproxy', () => {
  test('addresses are replaced, and /metrics is private, also with a trailing slash', () => {
    const conf = read('deploy/haproxy.cfg');
    expect(conf).toContain('http-request del-header X-Forwarded-For');
    const refused = /deny deny_status 404 if \{ path,url_dec -m reg -i (\S+) \}/.exec(conf)?.[1];
    const refuses = new RegExp(refused ?? 'nothing', 'i');
    for (const path of ['/metrics', '/metrics/', '//metrics']) expect(path).toMatch(refuses);
    for (const path of ['/api/metrics', '/metricsx', '/']) expect(path).not.toMatch(refuses);
  });
});
