import { Link } from 'react-router-dom';
import { paths } from '#shared/paths';
import css from './PersonLines.module.css';

interface PersonLinesProps {
  readonly username: string;
  readonly lines: readonly (string | null | undefined)[];
}

/** A person's name as a link to the profile, above the given lines about them. */
export function PersonLines({ username, lines }: PersonLinesProps) {
  return (
    <div className={css.person}>
      <Link className={css.name} to={paths.profile(username)}>
        {username}
      </Link>
      {lines.map((line) => (line ? <span key={line}>{line}</span> : null))}
    </div>
  );
}
