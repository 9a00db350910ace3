import { readFileSync } from 'node:fs';
import path from 'node:path';
import { commands } from '#server/commands/index';
import { helpOn } from '#server/commands/usage';

const manual = readFileSync(path.resolve(__dirname, '../../docs/operations.md'), 'utf8');

test.each(commands.map((command) => [command.name, command] as const))(
  'the command %s has a name of two or three words, explains itself, and is in docs/operations.md',
  (name, command) => {
    expect(name).toMatch(/^[a-z-]+ [a-z-]+( [a-z-]+)?$/);
    expect(command.summary).toMatch(/^[A-Z].*\.$/);
    expect(helpOn([command]).join('\n')).toContain(`npm run quad -- ${name}`);
    expect(manual).toContain(`\`${name}`);
    for (const option of Object.keys(command.options ?? {})) {
      expect(manual).toContain(`--${option}`);
    }
  },
);
