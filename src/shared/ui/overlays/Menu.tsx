import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../marks/Icon';
import css from './Menu.module.css';

interface MenuProps {
  /** One button that opens the menu. Its name names the menu. */
  readonly trigger: ReactElement;
  readonly children: ReactNode;
  readonly align?: 'start' | 'end' | undefined;
  /** Open from the first render on: for a menu whose code was fetched by the press on its button. */
  readonly defaultOpen?: boolean | undefined;
}

/** A menu of actions under a button: arrow keys, typing ahead, Escape. */
export function Menu({ trigger, children, align = 'end', defaultOpen = false }: MenuProps) {
  return (
    // A modal menu would lock scrolling with a style element the security policy forbids.
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={css.menu}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            // An item may have opened a dialog or a field that already took the focus.
            const holder = document.activeElement;
            if (holder && holder !== document.body) event.preventDefault();
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface MenuItemProps {
  readonly children: ReactNode;
  readonly icon?: LucideIcon | undefined;
  readonly onSelect: () => void;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** One action of a menu. */
export function MenuItem({ children, icon, onSelect, danger, disabled }: MenuItemProps) {
  return (
    <Radix.Item
      className={clsx(css.item, danger && css.danger)}
      disabled={disabled ?? false}
      onSelect={onSelect}
    >
      {icon ? <Icon of={icon} /> : null}
      {children}
    </Radix.Item>
  );
}

interface MenuLinkProps {
  readonly children: ReactNode;
  readonly icon?: LucideIcon | undefined;
  readonly to: string;
}

/** A route of the app inside a menu. */
export function MenuLink({ children, icon, to }: MenuLinkProps) {
  return (
    <Radix.Item asChild className={css.item}>
      <Link to={to}>
        {icon ? <Icon of={icon} /> : null}
        {children}
      </Link>
    </Radix.Item>
  );
}

/** A rule between groups of a menu. */
export function MenuSeparator() {
  return <Radix.Separator className={css.rule} />;
}
