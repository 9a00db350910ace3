import type { Kysely } from 'kysely';
import { findUniversity, type FoundUniversity } from '#domain/universities';
import type { Tables } from '#server/platform/database/tables';
import * as texts from './texts';

/** Thrown when an operator's change of a university is refused. The message is one line. */
export class UniversityRefusal extends Error {
  override readonly name: string = 'UniversityRefusal';
}

/** Thrown for a name that no university has. */
export class UnknownUniversity extends UniversityRefusal {
  override readonly name = 'UnknownUniversity';

  constructor(readonly university: string) {
    super(texts.unknownUniversity(university));
  }
}

/** A university by any of its names. Throws an UnknownUniversity. */
export async function requireNamed(db: Kysely<Tables>, name: string): Promise<FoundUniversity> {
  const found = await findUniversity(db, name);
  if (!found) throw new UnknownUniversity(name);
  return found;
}
