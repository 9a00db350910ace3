import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { commonPasswords } from './commonPasswords';
import { requireUncommonPassword } from './passwordRules';

const TOO_COMMON = 'too easy to guess';

test('The list has at least ten thousand passwords of sufficient length.', async () => {
  const common = await commonPasswords();
  const longEnough = [...common].filter((password) => [...password].length >= 8);
  expect(longEnough.length).toBeGreaterThan(10_000);
  expect(await commonPasswords()).toBe(common);
});

test.each([
  ...['password', 'qwertyuiop', 'sunshine', 'liverpool', 'football1', 'jordan23', 'corvette'],
  ...['PASSWORD123', 'Iloveyou1', ' Sunshine ', 'p@ssword', '00000000', 'dhaka1234'],
])('The password "%s" is refused.', async (password) => {
  await expect(requireUncommonPassword(password, 'password', [])).rejects.toThrow(TOO_COMMON);
});

test.each(['quiet-lantern-42', 'owners-lamp-22', 'x'.repeat(128), '__proto__', 'constructor'])(
  'The password "%s" is accepted.',
  async (password) => {
    await expect(requireUncommonPassword(password, 'password', [])).resolves.toBeUndefined();
  },
);

test('A thousand long passwords are checked without a freeze.', async () => {
  for (let count = 0; count < 1_000; count += 1) {
    const own = ['ada', 'ada@uni.example'];
    const check = requireUncommonPassword(`${count}${'x'.repeat(120)}`, 'password', own);
    await expect(check).resolves.toBeUndefined();
  }
});

test('The built server has the list, and loads it only at first use.', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents:
        "import { commonPasswords } from './commonPasswords'; globalThis.sizeOfList = async () => (await commonPasswords()).size;",
      resolveDir: __dirname,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
  });
  const text = outputFiles[0]?.text ?? '';
  // Modules imported dynamically run later.
  expect(text).toMatch(/\.then\(\(\) => .*require_/);
  const input = `${text}\nconsole.log(await sizeOfList());`;
  const run = spawnSync(process.execPath, ['--input-type=module'], { input, encoding: 'utf8' });
  expect(Number(run.stdout)).toBe((await commonPasswords()).size);
});

test('No client code imports it.', () => {
  const files = ['src', 'contract'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(100);
  const readers = sources.filter((file) => readFileSync(file, 'utf8').includes('@zxcvbn-ts'));
  expect(readers).toEqual([]);
});
