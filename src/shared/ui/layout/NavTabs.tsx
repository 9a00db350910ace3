import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { Badge } from '../marks/Badge';
import css from './tabs.module.css';

/** One link of a row of tabs. */
export interface NavTabItem {
  readonly to: string;
  readonly label: string;
  /** Current only at exactly this address, not below it. */
  readonly end?: boolean | undefined;
  /** A count after the text, red if it has no other tone. Nothing for zero. */
  readonly count?: number | undefined;
  /** Neutral for a count that calls for nothing. */
  readonly countTone?: 'danger' | 'neutral' | undefined;
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
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the row may be wider than the screen, so the current tab may be out of view.
    row.current
      ?.querySelector('[aria-current="page"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, [pathname]);
  return (
    <nav ref={row} aria-label={label} className={css.list}>
      {items.map((item) => (
        <NavLink key={item.to} to={item.to} end={item.end ?? false} className={css.tab ?? ''}>
          {item.label}
          <Badge count={item.count ?? 0} label={item.countLabel} tone={item.countTone} />
        </NavLink>
      ))}
    </nav>
  );
}
