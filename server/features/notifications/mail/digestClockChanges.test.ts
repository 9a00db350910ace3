import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';
import { mailNotifications } from './mailNotifications';
import { queueDigests } from './queueDigests';

const HOUR_MS = 3_600_000;
const ZONES = ['Asia/Dhaka', 'America/New_York', 'Australia/Sydney'];
/** In each of the two seasons the clocks of New York and Sydney change, on different dates. */
const SEASONS = [
  { season: 'spring', startMonth: 3 },
  { season: 'autumn', startMonth: 10 },
];
const DAYS = 40;
let server: TestServer;

beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

/** The local date and hour in a zone, as '2026-11-25 07'. */
const localHour = (zone: string, at: Date) => {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).format(at);
  return parts.replace(' kl. ', ' ');
};

/** Likes a new post of the person, without the work that a request does around it. */
async function notify(person: TestUser, actor: TestUser, n: number) {
  await server.deps.db
    .insertInto('notifications')
    .values({
      user_id: person.id,
      actor_id: actor.id,
      type: 'like',
      subject: `post:${n}`,
      created_at: server.clock.now(),
    })
    .execute();
}

/** Advances the clock to the first of a month of next year. */
function startIn(month: number): void {
  const now = server.clock.now();
  const start = new Date(Date.UTC(now.getUTCFullYear() + 1, month - 1, 1));
  server.clock.advance(start.getTime() - now.getTime());
}

test.each(SEASONS)(
  'each person gets one digest a day at 7:00 while clocks change in $season, also if a process is killed',
  async ({ startMonth }) => {
    startIn(startMonth);
    const actor = await server.person();
    const people = await Promise.all(ZONES.map(() => server.person()));
    for (const [index, person] of people.entries()) {
      const settings = [{ type: 'like', in_app: true, mail: 'daily', push: false }];
      const body = { timezone: ZONES[index], settings };
      await callAs(server, person, calls.saveNotificationSettings, { body });
    }
    const sent = new Map(people.map(({ email }) => [email, [] as string[]]));
    let kills = 0;
    let killed: () => void = () => undefined;
    let tries = 0;
    const mailer = {
      send: ({ to }: { to: string }) => {
        const zone = ZONES[people.findIndex(({ email }) => email === to)] ?? '';
        sent.get(to)?.push(localHour(zone, server.clock.now()));
        tries += 1;
        if (tries % 10 !== 0) return Promise.resolve();
        kills += 1;
        killed();
        return new Promise<never>(() => undefined);
      },
    };
    /** Runs queued digests twice, as after a restart; a killed process never ends its job. */
    const runJobs = async () => {
      const queued = await server.deps.db
        .selectFrom('digests')
        .where('state', '=', 'queued')
        .select(['user_id as userId', 'day'])
        .execute();
      for (const job of [...queued, ...queued]) {
        const end = new Promise<void>((resolve) => (killed = resolve));
        await Promise.race([mailNotifications(server.deps, mailer, job), end]);
      }
      await server.deps.db.deleteFrom('jobs').execute();
    };

    for (let hour = 0; hour < DAYS * 24; hour += 3) {
      server.clock.advance(3 * HOUR_MS);
      if (hour % 12 === 0) await Promise.all(people.map((person) => notify(person, actor, hour)));
      await queueDigests(server.deps);
      await runJobs();
    }

    expect(kills).toBeGreaterThan(5);
    for (const times of sent.values()) {
      const days = times.map((time) => time.slice(0, 10));
      expect(new Set(days).size).toBe(days.length);
      expect(days.length).toBeGreaterThanOrEqual(DAYS - 2);
      // Passes are three hours apart here, so the first one after 7:00 may be at 9:59.
      expect(['07', '08', '09']).toEqual(
        expect.arrayContaining([...new Set(times.map((time) => time.slice(11)))]),
      );
    }
  },
);
