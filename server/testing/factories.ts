import { randomBytes } from 'node:crypto';
import type { Deps } from '#domain/deps';
import type { AccountMailPayload, MailPayload } from '#server/platform/outbox/jobs';
import { openPayload } from '#server/platform/outbox/sealedPayload';
import { mailAccount } from '#server/features/account/signup/mailAccount';
import { startSession } from '#server/features/account/sessions/startSession';
import { joinDepartment } from '#server/features/account/profile/joinDepartment';

/** The password of every user made here. */
export const TEST_PASSWORD = 'quiet-lantern-42';
/** Its hash, precomputed because hashing takes longer than most tests. */
const TEST_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$tr+DMzJaPJvrtpCkhJB8Nw$hCfEVGP8lN816IGsWgUPyjwE7yCz+Anomnt27RjWtPA';

/** A user who can make calls: `token` goes into `Authorization: Bearer`. */
export interface TestUser {
  id: number;
  username: string;
  email: string;
  token: string;
}

export interface TestUserOverrides {
  username?: string;
  email?: string;
  /** False: the e-mail address is unverified, so that every call with the token is a 403. */
  verified?: boolean;
  remember?: boolean;
  /** If set, the profile is complete and the user a member of both. */
  university?: string;
  department?: string;
  interests?: string[];
}

/** The parts of a test server that the factories need. */
export interface TestServerParts {
  deps: Pick<Deps, 'db' | 'clock'>;
}

/** Creates a user with a live session directly in the database; verified by default. */
export async function createVerifiedUser(
  { deps: { db, clock } }: TestServerParts,
  overrides: TestUserOverrides = {},
): Promise<TestUser> {
  const now = clock.now();
  const username = overrides.username ?? `user-${randomBytes(6).toString('hex')}`;
  const email = overrides.email ?? `${username.toLowerCase()}@campus.example`;
  const { id } = await db
    .insertInto('users')
    .values({
      username,
      email,
      password_hash: TEST_PASSWORD_HASH,
      email_verified_at: overrides.verified === false ? null : now,
      interests: overrides.interests ?? [],
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (overrides.university !== undefined) {
    await joinDepartment(db, id, {
      university: overrides.university,
      department: overrides.department ?? 'Computer Science',
      interests: overrides.interests ?? ['Machine Learning'],
    });
  }
  const token = await startSession(db, { userId: id, remember: overrides.remember ?? true, now });
  return { id, username, email, token };
}

/** Headers for a call by this user. */
export const bearer = ({ token }: Pick<TestUser, 'token'>) => ({
  authorization: `Bearer ${token}`,
});

/** Connects two users. */
export async function connectUsers(
  { deps: { db, clock } }: TestServerParts,
  a: Pick<TestUser, 'id'>,
  b: Pick<TestUser, 'id'>,
): Promise<number> {
  const { id } = await db
    .insertInto('connections')
    .values({
      low_id: Math.min(a.id, b.id),
      high_id: Math.max(a.id, b.id),
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes the queued account mails, as the jobs would. */
async function writeMails(deps: Deps): Promise<void> {
  const jobs = await deps.db
    .deleteFrom('jobs')
    .where('kind', '=', 'account_mail')
    .where('done_at', 'is', null)
    .returning(['id', 'payload'])
    .execute();
  for (const { payload } of jobs.sort((one, other) => one.id - other.id)) {
    const asked: unknown = openPayload(deps.secrets, payload);
    await mailAccount(deps, asked as AccountMailPayload);
  }
}

/** Returns the mails waiting for an address, oldest first. */
export async function mailsTo({ deps }: { deps: Deps }, email: string) {
  await writeMails(deps);
  const jobs = await deps.db
    .selectFrom('jobs')
    .select('payload')
    .where('kind', '=', 'send_mail')
    .orderBy('id')
    .execute();
  return jobs
    .map(({ payload }) => openPayload(deps.secrets, payload) as unknown as MailPayload)
    .filter((mail) => mail.to === email);
}

/** Returns the one-time code last mailed to an address. */
export async function lastCodeTo(server: { deps: Deps }, email: string): Promise<string> {
  const codes = (await mailsTo(server, email)).flatMap(({ code }) => code ?? []);
  const last = codes.at(-1);
  if (last === undefined) throw new Error(`No code was mailed to ${email}.`);
  return last;
}
