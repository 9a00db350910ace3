import { NavLink } from 'react-router-dom';
import { Badge } from '../marks/Badge';
import css from './tabs.module.css';

/** One link of a row of tabs. */
export interface NavTabItem {
  readonly to: string;
  readonly label: string;
  /** Current only at exactly this address, not below it. */
  readonly end?: boolean | undefined;
  /** A red count after the text. Nothing for zero. */
  readonly count?: number | undefined;
  /** Describes `count` for screen readers. */
  readonly countLabel?: string | undefined;
}

interface NavTabsProps {
  /** The accessible name of the navigation. */
  readonly label: string;
  readonly items: readonly NavTabItem[];
}

/** Tabs that change the address: links in a nav, with the current one marked. */
export function NavTabs({ label, items }: NavTabsProps) {
  return (
    <nav aria-label={label} className={css.list}>
      {items.map((item) => (
        <NavLink key={item.to} to={item.to} end={item.end ?? false} className={css.tab ?? ''}>
          {item.label}
          <Badge count={item.count ?? 0} label={item.countLabel} />
        </NavLink>
      ))}
    </nav>
  );
}
