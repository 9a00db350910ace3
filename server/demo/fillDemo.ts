import { sql, type Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { demoLogin } from '#server/app/texts';
import { createPasswords, randomPassword } from '#server/features/account/passwords/passwords';
import { markAllNotificationsRead } from '#server/features/notifications/markNotificationsRead';
import { inTransaction } from '#server/platform/database/inTransaction';
import { withQueryTimeout } from '#server/platform/database/preparedPool';
import type { Tables } from '#server/platform/database/tables';
import type { Publish } from '#server/realtime/publish';
import { conversationActivities } from './conversationActivities';
import { conversations } from './content/conversations';
import { eventActivities } from './eventActivities';
import { soonEvents } from './content/events';
import { laterEvents } from './content/laterEvents';
import type { Activity, Stage } from './activity';
import { olderPosts } from './content/olderPosts';
import { papers } from './content/papers';
import { people } from './content/people';
import { askedPapers, paperActivity } from './paperActivities';
import { portraitActivities } from './portraitActivities';
import { postActivities } from './postActivities';
import { recentPosts } from './content/recentPosts';
import { requestActivities } from './requestActivities';
import { requests } from './content/requests';
import { createAccounts } from './createAccounts';
import { DAY } from './shapes';
import { workActivities } from './workActivities';
import { works } from './content/works';

const LOCK = 7_823_003;
const FILLED_WITHIN_MS = 300_000;
const SETTLED_AGO = 25 * DAY;
const MINUTE_MS = 60_000;

/** Activities from days ago send no live notifications. */
const silence: Publish = {
  toUser: () => Promise.resolve(),
  toWatchers: () => Promise.resolve(),
  notifyIfOnline: () => Promise.resolve(),
  endSessions: () => Promise.resolve(),
};

/** Everyone checked the notifications some time ago, so that the newest few are still unread. */
const notificationsRead: Activity = {
  ago: 100,
  async act({ deps, userId }) {
    for (const { username } of people) {
      await markAllNotificationsRead(deps, userId(username));
    }
  },
};

/**
 * Fills a database without users with a small campus of people, posts, events, papers, connections
 * and chats, in one transaction. Prints `demo login: NAME PASSWORD` for each person. If there are
 * users, it does and prints nothing.
 */
export async function fillDemo(deps: Deps, say: (line: string) => void): Promise<void> {
  // PostgreSQL sends nothing to a second process while it waits for the first, but its connection
  // isn't dead.
  const password = await withQueryTimeout(FILLED_WITHIN_MS, () =>
    inTransaction(deps.db, (trx) => fillIfEmpty(deps, trx)),
  );
  if (password === null) return;
  for (const { username } of people) say(demoLogin(username, password));
}

/** Returns the common password, or null if there were users. */
async function fillIfEmpty(deps: Deps, trx: Transaction<Tables>): Promise<string | null> {
  // Filling takes longer than a call may wait for a lock, and a second process waits until it is
  // done. The transaction is idle while pictures and PDFs are processed.
  const filledWithin = `${FILLED_WITHIN_MS}ms`;
  await sql`
    select set_config('lock_timeout', ${filledWithin}, true),
           set_config('statement_timeout', ${filledWithin}, true),
           set_config('idle_in_transaction_session_timeout', ${filledWithin}, true)`.execute(trx);
  // Two processes that start together on one database must not both find it empty.
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
  if (await trx.selectFrom('users').select('id').limit(1).executeTakeFirst()) return null;
  const password = randomPassword();
  await replay(deps, trx, await createPasswords().hash(password));
  return password;
}

/**
 * Replays everything in chronological order, through the same use cases that the users would call.
 */
async function replay(deps: Deps, trx: Transaction<Tables>, passwordHash: string): Promise<void> {
  const startedAt = deps.clock.now().getTime();
  const momentOf = (ago: number) => new Date(startedAt - ago * MINUTE_MS);
  let now = momentOf(SETTLED_AGO);
  const userIds = await createAccounts(trx, { passwordHash, at: now });
  const ids = new Map<object, number>();
  const stage: Stage = {
    deps: { ...deps, db: trx, publish: silence, clock: { now: () => now } },
    userId: (name) => known(userIds.get(name)),
    idOf: (content) => known(ids.get(content)),
    made: (content, id) => void ids.set(content, id),
  };
  const activities = [
    ...requests.flatMap(requestActivities),
    ...[...olderPosts, ...recentPosts].flatMap(postActivities),
    ...[...soonEvents, ...laterEvents].flatMap(eventActivities),
    ...conversations.flatMap(conversationActivities),
    ...works.flatMap(workActivities),
    ...portraitActivities,
    ...papers.map(paperActivity),
    ...askedPapers,
    notificationsRead,
  ];
  for (const { ago, act } of activities.sort((a, b) => b.ago - a.ago)) {
    now = momentOf(ago);
    await act(stage);
  }
}

function known(id: number | undefined): number {
  if (id === undefined) throw new Error('The demo content refers to an item before it exists.');
  return id;
}
