import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isDeletedUser } from '#contract/names/deletedUser';
import type { Named } from '../../lib/people';
import { paths } from '../../paths';
import { PersonName } from './PersonName';

interface PersonLinkProps {
  readonly of: Named;
  readonly className?: string | undefined;
  /** Called when the link is followed, such as to close a dialog. */
  readonly onOpen?: (() => void) | undefined;
  /** Replaces the name as it is shown in most places. */
  readonly children?: ReactNode;
}

/** A person's name, which leads to their profile. A deleted user has none. */
export function PersonLink({ of, className, onOpen, children }: PersonLinkProps) {
  const name = children ?? <PersonName of={of} />;
  if (isDeletedUser(of.username)) return <span className={className}>{name}</span>;
  return (
    <Link className={className} to={paths.profile(of.username)} onClick={onOpen}>
      {name}
    </Link>
  );
}
