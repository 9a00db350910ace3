import { Link } from 'react-router-dom';
import type { Connection } from '#contract/entities/person';
import { paths } from '#shared/paths';
import { placeOf, type Named } from '#shared/lib/people';
import { PersonName } from '#shared/ui/people/PersonName';
import css from './PersonLines.module.css';

interface PersonLinesProps {
  readonly of: Named;
  readonly lines: readonly (string | null | undefined)[];
}

/** A person's name as a link to the profile, above the given lines about them. */
export function PersonLines({ of: person, lines }: PersonLinesProps) {
  return (
    <div className={css.person}>
      <Link className={css.name} to={paths.profile(person.username)}>
        <PersonName of={person} />
      </Link>
      {lines.map((line) =>
        line ? (
          <span key={line} dir="auto">
            {line}
          </span>
        ) : null,
      )}
    </div>
  );
}

/**
 * Returns the line below a name: the email address, which only connections get, else the university
 * and department. Returns '' if neither is known.
 */
export function emailOrPlace(
  listed: Pick<Connection, 'email' | 'university_name' | 'department'>,
): string {
  return listed.email === '' ? placeOf(listed) : listed.email;
}
