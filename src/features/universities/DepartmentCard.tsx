import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { DepartmentMember } from '#contract/entities/university';
import { DEPARTMENT_PREVIEW_SIZE, MAX_DEPARTMENT_MEMBERS } from '#contract/limits';
import { universityMessages } from '#contract/messages';
import { Avatar } from '#shared/ui/marks/Avatar';
import { Button } from '#shared/ui/buttons/Button';
import { Card } from '#shared/ui/layout/Card';
import { paths } from '#shared/paths';
import { nameOf } from '#shared/lib/people';
import { PersonName } from '#shared/ui/people/PersonName';
import css from './DepartmentCard.module.css';

interface DepartmentCardProps {
  readonly name: string;
  readonly members: readonly DepartmentMember[];
}

/** The members of a department: the first few, and all of them on demand. */
export function DepartmentCard({ name, members }: DepartmentCardProps) {
  const headingId = useId();
  const listId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const hidden = members.length - DEPARTMENT_PREVIEW_SIZE;
  const shown = isWhole ? members : members.slice(0, DEPARTMENT_PREVIEW_SIZE);
  return (
    <Card as="section" padding="lg" aria-labelledby={headingId} className={css.card}>
      <div className={css.head}>
        <h2 id={headingId} className={css.title}>
          {name}
        </h2>
        <span className={css.count}>
          {members.length}
          {/* The server returns at most this many. */}
          {members.length >= MAX_DEPARTMENT_MEMBERS ? '+' : null}
        </span>
      </div>
      {members.length === 0 ? <p className={css.none}>{universityMessages.empty}</p> : null}
      <ul id={listId} className={css.list}>
        {shown.map((member) => (
          <MemberLine key={member.username} {...member} />
        ))}
      </ul>
      {hidden > 0 ? (
        <div>
          <Button
            variant="link"
            aria-expanded={isWhole}
            aria-controls={listId}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? universityMessages.less : universityMessages.more(hidden)}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

/** A member with their email address, if the reader may see it, else their interests. */
function MemberLine(member: DepartmentMember) {
  const { username, email, fields_of_interest: interests, profile_picture: picture } = member;
  const about = email === '' ? interests : email;
  return (
    <li className={css.member}>
      <Avatar name={nameOf(member)} src={picture} size={40} />
      <span className={css.words}>
        <Link className={css.name} to={paths.profile(username)}>
          <PersonName of={member} />
        </Link>
        {about === '' ? null : <span className={css.about}>{about}</span>}
      </span>
    </li>
  );
}
