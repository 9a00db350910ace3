import { parseArgs } from 'node:util';
import { StartupError } from '#server/platform/startup';
import { printable } from '#server/platform/text';
import {
  CommandError,
  type Command,
  type CommandContext,
  type CommandInput,
  Misuse,
} from './command';
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
/** The number of words by which an unknown command is named; a name may have more. */
const NAME_LENGTH = 2;

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
  const input: CommandInput = { operands: positionals, options: values };
  if (values.help === true) return input;
  const { name, operands, required = [] } = command;
  if (positionals.length !== operands.length) throw new Misuse(texts.wrongOperands(name, operands));
  const missing = required.find((option) => input.options[option] === undefined);
  if (missing !== undefined) throw new Misuse(texts.optionNeeded(name, missing));
  return input;
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
  const command = commands.find(({ name }) =>
    name.split(' ').every((word, nth) => args[nth] === word),
  );
  if (!command) return explain(args, args.slice(0, NAME_LENGTH).join(' '), runner);
  try {
    return await carryOut(command, args.slice(command.name.split(' ').length), runner);
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
