import { StartupError } from '#server/platform/startup';
import { CommandError, type Command, type CommandContext, type CommandInput } from './command';
import { run } from './run';

const given: CommandInput[] = [];
let failure: Error | undefined;
const greet: Command = {
  name: 'people greet',
  summary: 'Greets somebody.',
  operands: ['NAME'],
  options: { loud: { type: 'boolean' }, words: { type: 'string' } },
  async run(_, input) {
    given.push(input);
    if (failure) throw failure;
    return { lines: ['One.', 'Two.'], json: { greeted: input.operands[0] } };
  },
};
const greetAll: Command = { ...greet, name: 'people all greet', operands: ['WORD'] };
const warn: Command = { ...greet, name: 'people warn', required: ['words'] };
const leave: Command = { ...greet, name: 'events leave', summary: 'Leaves.', operands: [] };

beforeEach(() => {
  given.length = 0;
  failure = undefined;
});

async function called(...args: string[]) {
  const said = { out: [] as string[], err: [] as string[], opened: 0 };
  const code = await run(args, {
    commands: [greet, greetAll, warn, leave],
    withContext: (work) => {
      said.opened += 1;
      return work({} as CommandContext);
    },
    out: (line) => void said.out.push(line),
    err: (line) => void said.err.push(line),
  });
  return { code, ...said };
}

const usage = 'npm run quad -- people greet "NAME" [--loud] [--words TEXT] [--json] [--help]';

test('a command receives its arguments and prints line by line', async () => {
  const { code, out, err } = await called('people', 'greet', 'Asha', '--loud', '--words', 'Hi');
  expect([code, out, err]).toEqual([0, ['One.', 'Two.'], []]);
  expect(given[0]?.operands).toEqual(['Asha']);
  expect(given[0]?.options).toMatchObject({ loud: true, words: 'Hi' });
});

test('a command may have three words', async () => {
  expect((await called('people', 'all', 'greet', 'Hi', '--loud')).code).toBe(0);
  expect(given[0]?.operands).toEqual(['Hi']);
  expect((await called('people', 'all')).err[0]).toBe('There is no command "people all".');
});

test('--json prints the result as JSON', async () => {
  const { out } = await called('people', 'greet', 'Asha', '--json');
  expect(JSON.parse(out.join('\n'))).toEqual({ greeted: 'Asha' });
});

test.each([
  [['people', 'greet'], '"people greet" needs NAME.'],
  [['people', 'greet', 'A', 'B'], '"people greet" needs NAME.'],
  [['people', 'greet', 'A', '--quiet'], /--quiet/],
  [['people', 'greet', 'A', '--words'], /--words/],
])('called as %j it prints its usage, and nothing is opened', async (args, told) => {
  const { code, err, opened } = await called(...args);
  expect([code, opened, err.at(-1)]).toEqual([2, 0, usage]);
  expect(err[0]).toMatch(told);
});

test('an option that a command needs is asked for, except by --help', async () => {
  const { code, err, opened } = await called('people', 'warn', 'Asha', '--loud');
  expect([code, opened, err[0]]).toEqual([2, 0, '"people warn" needs --words.']);
  expect(err[1]).toContain('people warn "NAME" [--loud] --words TEXT [--json]');
  expect((await called('people', 'warn', 'Asha', '--words', 'Stop')).code).toBe(0);
  expect((await called('people', 'warn', '--help')).code).toBe(0);
});

test('an unknown command is rejected with a list of all commands, or of its group', async () => {
  const unknown = await called('nothing', 'here');
  expect([unknown.code, unknown.out]).toEqual([2, []]);
  expect(unknown.err[0]).toBe('There is no command "nothing here".');
  expect(unknown.err.join('\n')).toContain('events leave');
  const near = await called('people', 'wave');
  expect(near.err.join('\n')).not.toContain('events leave');
});

test.each([[[]], [['--help']]])('called with %j it lists all commands', async (args) => {
  const { code, out, opened } = await called(...args);
  expect([code, opened]).toEqual([0, 0]);
  expect(out).toContain(usage);
  expect(out.join('\n')).toContain('events leave');
});

test('--help explains a command without running it', async () => {
  const { code, out, opened } = await called('people', 'greet', '--help');
  expect([code, opened, out]).toEqual([0, 0, [usage, '    Greets somebody.']]);
});

test.each([
  ['a refusal', new CommandError('This person does not exist.'), /^This person does not exist\.$/],
  ['a wrong variable', new StartupError('PORT must be a number.'), /^PORT must be a number\.$/],
  ['a defect', new Error('undefined is not a function'), /is not a function\n\s+at /],
])('%s is reported, and the exit code is 1', async (_, error, told) => {
  failure = error;
  const { code, out, err } = await called('people', 'greet', 'Asha');
  expect([code, out]).toEqual([1, []]);
  expect(err.join('\n')).toMatch(told);
});
