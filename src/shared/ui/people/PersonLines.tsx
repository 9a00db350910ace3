import { clsx } from 'clsx';
import type { Named } from '../../lib/people';
import { PersonLink } from './PersonLink';
import css from './PersonRow.module.css';

export interface PersonLinesProps {
  readonly of: Named;
  /** Facts about the person, such as their department. Empty ones are left out. */
  readonly lines: readonly (string | null | undefined)[];
  readonly onOpen?: (() => void) | undefined;
}

/** A person's name as a link to the profile, above the given lines about them. */
export function PersonLines({ of: person, lines, onOpen }: PersonLinesProps) {
  return (
    <div className={css.person}>
      <PersonLink className={clsx(css.name, 'touch-target')} of={person} onOpen={onOpen} />
      {[...new Set(lines)].map((line) =>
        line ? (
          <span key={line} dir="auto">
            {line}
          </span>
        ) : null,
      )}
    </div>
  );
}
