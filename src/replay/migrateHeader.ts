import { isPlain, type Fields } from '#contract/sessionLog/transform';
import { LOG_FORMAT, LOG_VERSION, LogError, type LogHeader } from './logFormat';
import * as texts from './texts';

/** The migration from each header version to the next. */
const steps: Readonly<Record<number, (header: Fields) => Fields>> = {
  // Version 1 called the application `commit` and the state `state`, and had no entry count.
  1: ({ commit, state, ...header }) => ({
    ...header,
    version: 2,
    application: commit,
    initial_state: state,
    count: 0,
    ended_by: null,
  }),
};

const isText = (value: unknown) => typeof value === 'string';
const isSize = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

const isScreen = (value: unknown) =>
  isPlain(value) &&
  (value.timezone === null || isText(value.timezone)) &&
  isSize(value.width) &&
  isSize(value.height) &&
  typeof value.reduced_motion === 'boolean' &&
  (value.color_scheme === 'light' || value.color_scheme === 'dark');

const checks = {
  format: (value) => value === LOG_FORMAT,
  version: (value) => value === LOG_VERSION,
  application: isText,
  started_at: (value) => isText(value) && Number.isFinite(Date.parse(value)),
  mode: (value) => value === 'ring' || value === 'recording',
  share: (value) => typeof value === 'boolean',
  count: isSize,
  ended_by: (value) => value === null || ['asked', 'full', 'time_travel'].includes(value as string),
  screen: (value) => value === undefined || isScreen(value),
  initial_state: isPlain,
} satisfies Record<keyof LogHeader, (value: unknown) => boolean>;

/** Names the member that is missing or damaged. */
const wrongMember = (header: Fields) =>
  Object.entries(checks).find(([name, isRight]) => !isRight(header[name]))?.[0];

const isHeader = (header: Fields): header is Fields & LogHeader =>
  wrongMember(header) === undefined;

/**
 * Upgrades a header of any known version to the current one. Throws a {@link LogError} on line 1.
 */
export function migrateHeader(line: unknown): LogHeader {
  if (!isPlain(line) || line.format !== LOG_FORMAT) throw new LogError(1, texts.notALog);
  let header = line;
  while (header.version !== LOG_VERSION) {
    const step = steps[header.version as number];
    if (!step) throw new LogError(1, texts.unknownVersion(String(header.version)));
    header = step(header);
  }
  if (!isHeader(header)) throw new LogError(1, texts.damagedHeader(String(wrongMember(header))));
  return header;
}
