import { sql, type Kysely } from 'kysely';
import { UNIVERSITY_ABOUT_MAX_LENGTH, UNIVERSITY_LINK_MAX_LENGTH } from '#contract/limits';
import { normalise } from '#server/platform/text';
import type { Tables } from '#server/platform/database/tables';
import { readSecureAddress } from '#contract/addresses/readSecureAddress';
import * as texts from './texts';
import { requireNamed, UniversityRefusal } from './universityRefusal';

/** A description of a university, and the address of its site; what is left out stays. */
interface Description {
  about: string | undefined;
  link: string | undefined;
}

/**
 * Changes the description of a university; an empty text removes it. Throws a UniversityRefusal for
 * an unknown university, a long text, or an address other than https.
 */
export async function describeUniversity(
  db: Kysely<Tables>,
  name: string,
  { about, link }: Description,
): Promise<{ name: string; about: string; link: string | null }> {
  const set = {
    ...(about !== undefined && { about: readAbout(about) }),
    ...(link !== undefined && { link: readLink(link) }),
  };
  const { id } = await requireNamed(db, name);
  return db
    .updateTable('universities')
    .set(set)
    .where('id', '=', id)
    .returning(['name', 'about', 'link'])
    .executeTakeFirstOrThrow();
}

/** Lists a university, so that it is proposed to others. Throws an UnknownUniversity. */
export async function confirmUniversity(
  db: Kysely<Tables>,
  name: string,
  now: Date,
): Promise<{ id: number; name: string; listed_at: Date | null }> {
  const { id } = await requireNamed(db, name);
  return db
    .updateTable('universities')
    .set({ listed_at: sql<Date>`coalesce(listed_at, ${now})` })
    .where('id', '=', id)
    .returning(['id', 'name', 'listed_at'])
    .executeTakeFirstOrThrow();
}

function readAbout(text: string): string {
  const about = normalise(text, 'NFC').trim();
  if ([...about].length <= UNIVERSITY_ABOUT_MAX_LENGTH) return about;
  throw new UniversityRefusal(texts.aboutTooLong(UNIVERSITY_ABOUT_MAX_LENGTH));
}

function readLink(text: string): string | null {
  const typed = text.trim();
  if (typed === '') return null;
  const address = typed.length <= UNIVERSITY_LINK_MAX_LENGTH ? readSecureAddress(typed) : null;
  if (address !== null) return new URL(address).href;
  throw new UniversityRefusal(texts.notAWebAddress(typed));
}
