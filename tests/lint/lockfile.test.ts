import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Package {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(path.resolve(__dirname, '../..', name), 'utf8'));

const lock = read('package-lock.json') as { packages: Record<string, Package> };
const manifest = read('package.json') as Package;

test('the lockfile names no registry, so that any mirror can serve it', () => {
  const addressed = Object.entries(lock.packages).filter(
    // A package of this repository is linked to its folder.
    ([, entry]) => entry.resolved && entry.link !== true,
  );
  expect(addressed.map(([name]) => name)).toEqual([]);
});

test('the lockfile contains the checksum of every package', () => {
  const unchecked = Object.entries(lock.packages).filter(
    ([name, entry]) =>
      name !== '' && !name.startsWith('packages/') && entry.link !== true && !entry.integrity,
  );
  expect(unchecked.map(([name]) => name)).toEqual([]);
});

test.each(['dependencies', 'devDependencies', 'optionalDependencies'] as const)(
  'the lockfile agrees with the %s of package.json',
  (kind) => {
    expect(lock.packages['']?.[kind]).toEqual(manifest[kind]);
  },
);

test('every dependency is pinned to one version', () => {
  const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
  const loose = Object.entries(wanted).filter(([, version]) => !/^\d+\.\d+\.\d+/.test(version));
  expect(loose).toEqual([]);
});
