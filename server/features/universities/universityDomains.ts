import providers from 'email-providers/all.json';
import type { Kysely } from 'kysely';
import { getDomain, getPublicSuffix } from 'tldts';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { asciiHost } from '#server/platform/hostName';
import { lockAgainstMerging } from '#domain/universities';
import * as texts from './texts';
import { requireNamed, UniversityRefusal } from './universityRefusal';

/** A domain and the name of its university. */
export interface UniversityDomain {
  domain: string;
  university: string;
}

/** Providers that the list of the library lacks. */
const MORE_PROVIDERS = ['fastmail.com', 'tuta.com', 'tutanota.com'];
const publicHosts: ReadonlySet<string> = new Set([...providers, ...MORE_PROVIDERS]);

/** All domains of universities, by name. */
export const listDomains = (db: Kysely<Tables>): Promise<UniversityDomain[]> =>
  selectDomains(db).orderBy('domain').execute();

/**
 * Adds a domain to a university; does nothing if it has it already. Throws a UniversityRefusal for
 * an unknown university, a domain at which everyone can get an address, or another university's.
 */
export async function addDomain(
  db: Kysely<Tables>,
  name: string,
  typed: string,
): Promise<UniversityDomain> {
  const domain = readDomain(typed);
  if (isPublic(domain)) throw new UniversityRefusal(texts.publicMailHost(domain));
  if (getPublicSuffix(domain, { allowPrivateDomains: true }) === domain) {
    throw new UniversityRefusal(texts.publicSuffix(domain));
  }
  return inTransaction(db, async (trx) => {
    await lockAgainstMerging(trx);
    const { id, name: university } = await requireNamed(trx, name);
    await trx
      .insertInto('university_domains')
      .values({ domain, university_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const holder = await selectDomains(trx).where('domain', '=', domain).executeTakeFirstOrThrow();
    if (holder.university === university) return holder;
    throw new UniversityRefusal(texts.domainOfOther(domain, holder.university));
  });
}

/** Removes a domain from its university. Throws a UniversityRefusal if none has it. */
export async function removeDomain(db: Kysely<Tables>, typed: string): Promise<UniversityDomain> {
  const domain = readDomain(typed);
  const removed = await db
    .deleteFrom('university_domains')
    .using('universities')
    .whereRef('universities.id', '=', 'university_id')
    .where('domain', '=', domain)
    .returning(['domain', 'universities.name as university'])
    .executeTakeFirst();
  if (!removed) throw new UniversityRefusal(texts.unknownDomain(domain));
  return removed;
}

const selectDomains = (db: Kysely<Tables>) =>
  db
    .selectFrom('university_domains')
    .innerJoin('universities', 'universities.id', 'university_id')
    .select(['domain', 'universities.name as university']);

/** Whether everyone can get an address at the domain, or at the one it is part of. */
const isPublic = (domain: string) =>
  publicHosts.has(domain) || publicHosts.has(getDomain(domain) ?? domain);

function readDomain(typed: string): string {
  const domain = asciiHost(typed.trim().toLowerCase().replace(/^@/, ''));
  if (domain === null) throw new UniversityRefusal(texts.notADomain(typed));
  return domain;
}
