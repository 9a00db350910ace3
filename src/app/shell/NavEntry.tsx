import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { NavLink } from 'react-router-dom';
import { Badge } from '../../shared/ui/Badge';
import { Icon } from '../../shared/ui/Icon';
import css from './NavEntry.module.css';
import type { NavItem } from './navItems';

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
