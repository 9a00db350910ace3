import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { Badge } from '../marks/Badge';
import { Icon } from '../marks/Icon';
import css from './NavEntry.module.css';

/** A destination of the navigation. */
export interface NavItem {
  to: string;
  label: string;
  icon: LucideIcon;
}

interface NavEntryProps {
  readonly item: NavItem;
  /** Shown in place of the icon. */
  readonly picture?: ReactNode;
  readonly count?: number;
  /** Describes the count for screen readers. */
  readonly countLabel?: string;
  readonly onClick?: (event: MouseEvent) => void;
}

/** A navigation link: an icon above a word, with a count at its corner. */
export function NavEntry({ item, picture, count = 0, countLabel, onClick }: NavEntryProps) {
  return (
    <NavLink
      to={item.to}
      onClick={onClick}
      className={({ isActive }) => clsx(css.entry, isActive && css.current)}
    >
      <span className={css.icon}>
        {picture ?? <Icon of={item.icon} size="lg" />}
        <Badge count={count} label={countLabel} className={css.badge} />
      </span>
      <span>{item.label}</span>
    </NavLink>
  );
}
