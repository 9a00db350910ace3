import { clsx } from 'clsx';
import { DropdownMenu as Radix } from 'radix-ui';
import { Fragment, useRef } from 'react';
import { Link } from 'react-router-dom';
import { IconButton, type IconButtonProps } from '../buttons/IconButton';
import { Icon } from '../marks/Icon';
import * as icons from './menuIcons';
import css from './MenuLayer.module.css';

interface ItemLook {
  readonly label: string;
  readonly icon?: keyof typeof icons;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
}

/** An action of a menu, or a link to a route of the app. */
export type MenuItem = ItemLook & ({ readonly onSelect: () => void } | { readonly to: string });

/** The button of a menu, whose name also names the menu, and what it opens. */
export interface MenuProps extends Pick<IconButtonProps, 'label' | 'icon' | 'size' | 'className'> {
  /** The items, with a rule between one group and the next. */
  readonly groups: readonly (readonly MenuItem[])[];
}

interface MenuLayerProps extends MenuProps {
  /** Open from the first render on: for a menu whose code was fetched by the press on its button. */
  readonly defaultOpen?: boolean;
}

/**
 * A menu of actions under an icon button: arrow keys, typing ahead, Escape. `Menu` fetches it where
 * the first screen must not wait for it; pages that come later have it from the start.
 */
export function MenuLayer({ groups, defaultOpen = false, ...button }: MenuLayerProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    // A modal menu would lock scrolling with a style element the security policy forbids.
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>
        <IconButton {...button} ref={trigger} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={css.menu}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            // An item may have opened a dialog or a field that already took the focus.
            const holder = document.activeElement;
            if (holder && holder !== document.body) event.preventDefault();
          }}
        >
          {groups
            .filter(({ length }) => length > 0)
            .map((items, index) => (
              <Fragment key={items[0]?.label}>
                {index > 0 ? <Radix.Separator className={css.rule} /> : null}
                {items.map((item) => (
                  <Item key={item.label} item={item} onChosen={() => trigger.current?.focus()} />
                ))}
              </Fragment>
            ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface ItemProps {
  readonly item: MenuItem;
  readonly onChosen: () => void;
}

function Item({ item, onChosen }: ItemProps) {
  const { label, icon, isDanger, isDisabled = false } = item;
  const className = clsx(css.item, isDanger && css.danger);
  const content = (
    <>
      {icon ? <Icon of={icons[icon]} /> : null}
      {label}
    </>
  );
  if ('to' in item)
    return (
      <Radix.Item asChild className={className} disabled={isDisabled}>
        <Link to={item.to}>{content}</Link>
      </Radix.Item>
    );
  const select = () => {
    // Radix would do it a moment later: a dialog gives the focus back to what had it before.
    onChosen();
    item.onSelect();
  };
  return (
    <Radix.Item className={className} disabled={isDisabled} onSelect={select}>
      {content}
    </Radix.Item>
  );
}
