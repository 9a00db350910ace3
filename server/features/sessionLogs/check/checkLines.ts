import { createRedactor, scrub } from '#contract/sessionLog/redact';
import { isPlain, type Fields, type LoggedAction } from '#contract/sessionLog/transform';
import { isDeeplyNested } from '#server/platform/isDeeplyNested';
import * as texts from '../texts';
import { entryProblem, headerProblem } from './logSchemas';

/** A line that can't be in a log of ours. */
export class LineRefused extends Error {
  override readonly name = 'LineRefused';
  constructor(
    /** Counted from 1. */
    readonly line: number,
    readonly problem: string,
  ) {
    super(texts.problemOnLine(line, problem));
  }
}

/** The state nests a thread of replies in a page of a cached response. */
const DEEPEST = 100;

/** The browser has removed what its calls declare as secret; the server goes by names alone. */
const secretsOf = () => ({ secretArgs: [], secretResult: false });

interface Header {
  application: string;
  screen?: { timezone: string | null };
  initial_state: object;
}
interface Entry {
  i: number;
  action: LoggedAction;
}

/**
 * Checks the lines of a log and yields them redacted again. Throws a LineRefused for the first line
 * that is not part of a log, or has an e-mail address or a token, which the browser removes.
 */
export async function* checkLines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let line = 0;
  let expected: number | undefined;
  const refuse = (problem: string): never => {
    throw new LineRefused(line, problem);
  };
  const redactor = createRedactor(secretsOf, () => refuse(texts.hasSecret));

  function parse(text: string): Record<string, unknown> {
    if (isDeeplyNested(text, DEEPEST)) return refuse(texts.tooDeep);
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return refuse(line === 1 ? texts.notALog : texts.notJson);
    }
    return isPlain(value) ? value : refuse(line === 1 ? texts.notALog : texts.wrongEntry(''));
  }

  function checkHeader(text: string): string {
    const value = parse(text);
    const problem = headerProblem(value);
    if (problem !== null) return refuse(problem);
    const header = value as Fields & Header;
    const { application, screen } = header;
    if ([application, screen?.timezone ?? ''].some((own) => own !== scrub(own)))
      return refuse(texts.hasSecret);
    return JSON.stringify({ ...header, initial_state: redactor.state(header.initial_state) });
  }

  function checkEntry(text: string): string {
    const value = parse(text);
    const problem = entryProblem(value);
    if (problem !== null) return refuse(problem);
    const entry = value as Fields & Entry;
    if (expected !== undefined && entry.i !== expected)
      return refuse(texts.wrongNumber(entry.i, expected));
    expected = entry.i + 1;
    return JSON.stringify({ ...entry, action: redactor.action(entry.action) });
  }

  for await (const text of lines) {
    line += 1;
    if (line > 1 && text.trim() === '') continue;
    yield `${line === 1 ? checkHeader(text) : checkEntry(text)}\n`;
  }
  if (line === 0) {
    line = 1;
    refuse(texts.notALog);
  }
}
