import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import { NavLink } from 'react-router-dom';
import { Badge } from '../marks/Badge';
import { Icon } from '../marks/Icon';
import css from './NavEntry.module.css';

/** A place of the navigation. On a phone's bottom bar some have a shorter name. */
export interface NavItem {
  to: string;
  label: string;
  shortLabel: string;
  icon: LucideIcon;
}

interface NavEntryProps {
  readonly item: NavItem;
  readonly short?: boolean;
  readonly count?: number;
  /** What the count counts, said by screen readers. */
  readonly countLabel?: string;
  readonly onClick?: (event: MouseEvent) => void;
}

/** A link of the navigation: an icon over a word, with a count at its corner. */
export function NavEntry({ item, short = false, count = 0, countLabel, onClick }: NavEntryProps) {
  return (
    <NavLink
      to={item.to}
      onClick={onClick}
      className={({ isActive }) => clsx(css.entry, isActive && css.current)}
    >
      <span className={css.icon}>
        <Icon of={item.icon} size="lg" />
        <Badge count={count} label={countLabel} className={css.badge} />
      </span>
      <span>{short ? item.shortLabel : item.label}</span>
    </NavLink>
  );
}
