import { Link } from 'react-router-dom';
import { isDeletedUser } from '#contract/deletedUser';
import type { Named } from '../../lib/people';
import { paths } from '../../paths';
import { PersonName } from './PersonName';

interface PersonLinkProps {
  readonly of: Named;
  readonly className?: string | undefined;
  /** Called when the link is followed, such as to close a dialog. */
  readonly onOpen?: (() => void) | undefined;
}

/** A person's name, which leads to their profile. A deleted user has none. */
export function PersonLink({ of, className, onOpen }: PersonLinkProps) {
  const name = <PersonName of={of} />;
  if (isDeletedUser(of.username)) return <span className={className}>{name}</span>;
  return (
    <Link className={className} to={paths.profile(of.username)} onClick={onOpen}>
      {name}
    </Link>
  );
}
