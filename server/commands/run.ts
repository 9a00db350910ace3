import { parseArgs } from 'node:util';
import { StartupError } from '#server/platform/startup';
import { printable } from '#server/platform/text';
import { CommandError, type Command, type CommandContext, type CommandInput } from './command';
import * as texts from './texts';
import { helpOn, usageOf } from './usage';

/** The environment in which commands run. */
export interface CommandRunner {
  commands: readonly Command[];
  /** Opens the database for a command and closes it afterwards. */
  withContext: <T>(work: (context: CommandContext) => Promise<T>, command: Command) => Promise<T>;
  out: (line: string) => void;
  err: (line: string) => void;
}

/** Exit codes: success, rejection or failure, wrong usage. */
const DONE = 0;
const FAILED = 1;
const MISUSED = 2;
const COMMON = { json: { type: 'boolean' }, help: { type: 'boolean' } } as const;
/** The number of words in a command's name. */
const NAME_LENGTH = 2;

/** The arguments don't fit the command. */
class Misuse extends Error {}

function parse(command: Command, args: readonly string[]) {
  const options = { ...command.options, ...COMMON };
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code?.startsWith('ERR_PARSE_ARGS') !== true) throw error;
    throw new Misuse(message);
  }
}

/** Parses the arguments after the name. Throws a Misuse if they don't fit. */
function readInput(command: Command, args: readonly string[]): CommandInput {
  const { positionals, values } = parse(command, args);
  const fits = values.help === true || positionals.length === command.operands.length;
  if (!fits) throw new Misuse(texts.wrongOperands(command.name, command.operands));
  return { operands: positionals, options: values };
}

/** Lists the commands of the requested group, or all. Fails unless help was requested. */
function explain(args: readonly string[], name: string, { commands, out, err }: CommandRunner) {
  const isAsked = args.length === 0 || args.includes('--help');
  if (!isAsked) err(texts.unknownCommand(name));
  // `universities --help` lists the commands that begin with that word.
  const meant = commands.filter((each) => each.name.startsWith(`${args[0] ?? ''} `));
  helpOn(meant.length > 0 ? meant : commands).forEach(isAsked ? out : err);
  return isAsked ? DONE : MISUSED;
}

async function carryOut(
  command: Command,
  args: readonly string[],
  { withContext, out }: CommandRunner,
): Promise<number> {
  const input = readInput(command, args);
  if (input.options.help === true) {
    helpOn([command]).forEach(out);
    return DONE;
  }
  const {
    lines,
    json,
    failed = false,
  } = await withContext((context) => command.run(context, input), command);
  if (input.options.json === true) out(JSON.stringify(json, null, 2));
  else lines.forEach((line) => out(printable(line)));
  return failed ? FAILED : DONE;
}

/** Runs the command that the process arguments name, and returns the exit code. */
export async function run(args: readonly string[], runner: CommandRunner): Promise<number> {
  const { commands, err } = runner;
  const name = args.slice(0, NAME_LENGTH).join(' ');
  const command = commands.find((each) => each.name === name);
  if (!command) return explain(args, name, runner);
  try {
    return await carryOut(command, args.slice(NAME_LENGTH), runner);
  } catch (error) {
    if (error instanceof Misuse) {
      [error.message, usageOf(command)].forEach(err);
      return MISUSED;
    }
    const isExplained = error instanceof CommandError || error instanceof StartupError;
    err(isExplained ? error.message : String((error as Error).stack));
    return FAILED;
  }
}
