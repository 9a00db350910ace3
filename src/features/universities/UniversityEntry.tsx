import { clsx } from 'clsx';
import { ChevronDown, ChevronUp, Landmark } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { University } from '#contract/entities/university';
import { Icon } from '#shared/ui/marks/Icon';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { paths } from '#shared/paths';
import * as texts from './texts';
import { type ChosenDepartment } from './universityAddresses';
import css from './UniversityEntry.module.css';

interface UniversityEntryProps {
  readonly university: University;
  readonly chosen: ChosenDepartment | null;
}

/** A university that expands to show its departments. */
export function UniversityEntry({ university, chosen }: UniversityEntryProps) {
  const { name, departments, total_members: members } = university;
  const listId = useId();
  const isChosen = chosen?.university === name;
  const [desired, setDesired] = useState<boolean | null>(null);
  const isOpen = desired ?? isChosen;
  return (
    <li className={css.entry}>
      <div className={css.head}>
        <Icon of={Landmark} size="sm" className={css.icon} />
        <Link className={clsx(css.name, 'touch-target')} to={paths.university(name)}>
          <bdi>{name}</bdi>
        </Link>
        <span className={css.count}>{texts.memberCount(members)}</span>
        {departments.length > 0 ? (
          <IconButton
            size="sm"
            icon={isOpen ? ChevronUp : ChevronDown}
            label={texts.departmentsOf(name)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            onClick={() => setDesired(!isOpen)}
          />
        ) : null}
      </div>
      {isOpen && departments.length > 0 ? (
        <ul id={listId} className={css.departments}>
          {departments.map((department) => (
            <li key={department}>
              <Link
                className={css.department}
                aria-current={isChosen && chosen.department === department ? 'true' : undefined}
                to={paths.department({ university: name, department })}
              >
                <bdi>{department}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
