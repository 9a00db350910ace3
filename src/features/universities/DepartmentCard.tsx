import { useId } from 'react';
import type { DepartmentMember } from '#contract/entities/university';
import { DEPARTMENT_PREVIEW_SIZE, MAX_DEPARTMENT_MEMBERS } from '#contract/limits';
import { universityMessages } from '#contract/messages';
import { useHistoryState } from '#shared/hooks/useHistoryState';
import { Button } from '#shared/ui/buttons/Button';
import { Card } from '#shared/ui/layout/Card';
import { PersonRow } from '#shared/ui/people/PersonRow';
import css from './DepartmentCard.module.css';

interface DepartmentCardProps {
  readonly name: string;
  readonly members: readonly DepartmentMember[];
}

/** The members of a department: the first few, and all of them on demand. */
export function DepartmentCard({ name, members }: DepartmentCardProps) {
  const headingId = useId();
  const listId = useId();
  const [isWhole, setIsWhole] = useHistoryState<boolean>(`whole: ${name}`, false);
  const hidden = members.length - DEPARTMENT_PREVIEW_SIZE;
  const shown = isWhole ? members : members.slice(0, DEPARTMENT_PREVIEW_SIZE);
  return (
    <Card as="section" padding="lg" aria-labelledby={headingId} className={css.card}>
      <div className={css.head}>
        <h2 id={headingId} className={css.title}>
          <bdi>{name}</bdi>
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
          // The email address is empty if the reader may not see it.
          <PersonRow
            key={member.username}
            person={member}
            lines={[member.email || member.fields_of_interest]}
          />
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
