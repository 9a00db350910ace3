import { countContent, purgeContent, type ContentCounts } from '#domain/personalData';
import { recordAudit } from '#server/platform/audit';
import { Misuse, type Command } from './command';
import { requireNamed } from './findAccount';
import * as texts from './texts';

/** A day, or a day and a time with its zone. */
const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2}))?$/;

/** The given time; null if none is given. */
function readDate(given: unknown): Date | null {
  if (typeof given !== 'string') return null;
  const date = new Date(given);
  const isReal = DATE.test(given) && !Number.isNaN(date.getTime());
  if (!isReal) throw new Misuse(texts.notADate(given));
  return date;
}

const isNothing = (counts: ContentCounts) => Object.values(counts).every((count) => count === 0);

/** Removes the content of an account; without --yes, only says how much it would remove. */
export const purge: Command = {
  name: 'accounts purge',
  summary: texts.purgeSummary,
  operands: ['USERNAME'],
  options: { since: { type: 'string' }, yes: { type: 'boolean' } },
  async run(context, { operands: [name = ''], options: { since: from, yes } }) {
    const since = readDate(from);
    const { db, clock } = context;
    const { id: userId, username } = await requireNamed(db, name);
    const found = await countContent(db, { userId, since });
    if (yes !== true || isNothing(found)) {
      const lines = isNothing(found)
        ? [texts.nothingToPurge(username)]
        : [texts.wouldPurge(username, found), texts.purgeWithYes];
      return { lines, json: { username, purged: false, ...found } };
    }
    const deps = { db, clock, ...(await context.openParts()) };
    const audit = (event: string, counts: ContentCounts) =>
      recordAudit(db, { event, userId, ip: null, details: { since, ...counts } });
    // Before the first row goes, so that a purge that is killed has a record too.
    await audit('account_purge_started', found);
    const removed = await purgeContent(deps, { userId, since });
    await audit('account_purged', removed);
    return {
      lines: [texts.purged(username, removed)],
      json: { username, purged: true, ...removed },
    };
  },
};
