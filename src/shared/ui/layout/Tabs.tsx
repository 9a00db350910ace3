import { clsx } from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Badge } from '../marks/Badge';
import css from './tabs.module.css';

/** One tab and its panel. */
export interface TabItem {
  readonly value: string;
  readonly label: string;
  /** A red count after the text. Nothing for zero. */
  readonly count?: number | undefined;
  /** Describes `count` for screen readers, such as '2 new requests'. */
  readonly countLabel?: string | undefined;
  /** Rendered only while the tab is selected. */
  readonly content: ReactNode;
}

interface TabsProps {
  /** The accessible name of the tab list. */
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** 'pills' for tabs within a tab. */
  readonly look?: 'line' | 'pills' | undefined;
}

/** Tabs that swap a panel in place. For tabs that change the address, use `NavTabs`. */
export function Tabs({ label, items, value, onValueChange, look = 'line' }: TabsProps) {
  const isPills = look === 'pills';
  return (
    <Radix.Root value={value} onValueChange={onValueChange} className={css.root}>
      <Radix.List aria-label={label} className={clsx(css.list, isPills && css.pills)}>
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            className={clsx(css.tab, isPills && css.pill)}
          >
            {item.label}
            <Badge count={item.count ?? 0} label={item.countLabel} />
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className={css.panel}>
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
