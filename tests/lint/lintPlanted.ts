import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const configuration = [
  '.eslintrc.cjs',
  'scripts/layerRules.cjs',
  'scripts/patternRules.cjs',
  'scripts/syntaxRules.cjs',
  'scripts/testRules.cjs',
  'tsconfig.json',
  'package.json',
];

interface FileResult {
  readonly filePath: string;
  readonly messages: readonly { readonly ruleId: string | null; readonly message: string }[];
}

/** The linter's findings for each planted file: `rule: message`. */
export type Findings = ReadonlyMap<string, readonly string[]>;

/**
 * Lints the given files (path → text) under the project's own configuration. They are in a separate
 * folder with the project's layout, so that the test does not depend on the project's current
 * files.
 */
export async function lintPlanted(files: Readonly<Record<string, string>>): Promise<Findings> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quad-lint-'));
  try {
    await Promise.all(
      configuration.map((name) => cp(path.join(root, name), path.join(folder, name))),
    );
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
    for (const [name, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), text);
    }
    const results = await runEslint(folder);
    return new Map(
      results.map(({ filePath, messages }) => [
        path.relative(folder, filePath),
        messages.map(({ ruleId, message }) => `${ruleId ?? 'eslint'}: ${message}`),
      ]),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function runEslint(folder: string): Promise<FileResult[]> {
  const eslint = path.join(root, 'node_modules/eslint/bin/eslint.js');
  const options = { cwd: folder, env: { ...process.env, ESLINT_USE_FLAT_CONFIG: 'false' } };
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [eslint, '--ext', '.ts,.tsx', '--format', 'json', '.'],
      { ...options, maxBuffer: 64 * 1024 * 1024 },
      (_failed, stdout, stderr) => {
        // ESLint exits with 1 if it found something, which is expected here.
        const start = stdout.indexOf('[{');
        if (start < 0) reject(new Error(`ESLint gave no results: ${stderr}`));
        else resolve(JSON.parse(stdout.slice(start)) as FileResult[]);
      },
    );
  });
}
