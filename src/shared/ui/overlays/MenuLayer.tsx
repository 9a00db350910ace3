import { DropdownMenu as Radix } from 'radix-ui';
import { useRef } from 'react';
import { IconButton, type IconButtonProps } from '../buttons/IconButton';
import { MenuItems, type MenuItem } from './MenuItems';
import css from './MenuLayer.module.css';

/** The button of a menu, whose name also names the menu, and what it opens. */
export interface MenuProps extends Pick<
  IconButtonProps,
  'label' | 'icon' | 'picture' | 'size' | 'className'
> {
  /** The items, with a rule between one group and the next. */
  readonly groups: readonly (readonly MenuItem[])[];
}

interface MenuLayerProps extends MenuProps {
  /** Open from the first render on: for a menu whose code was fetched by the press on its button. */
  readonly defaultOpen?: boolean;
  /** That press was a key's: the first item gets the focus, as where the code was there before. */
  readonly isKeyPressed?: boolean;
}

/**
 * A menu of actions under an icon button: arrow keys, typing ahead, Escape. `Menu` fetches it when
 * its button is reached for.
 */
export function MenuLayer({
  groups,
  defaultOpen = false,
  isKeyPressed = false,
  ...button
}: MenuLayerProps) {
  const isFocusDue = useRef(isKeyPressed);
  const trigger = useRef<HTMLButtonElement>(null);
  // Radix only knows of keys that were pressed while it was there. Later openings it deals with itself.
  const focusFirstItem = (menu: HTMLElement | null) => {
    if (!menu || !isFocusDue.current) return;
    isFocusDue.current = false;
    menu.querySelector<HTMLElement>('[role^="menuitem"]')?.focus({ preventScroll: true });
  };
  return (
    // A modal menu would lock scrolling with a style element the security policy forbids.
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>
        <IconButton {...button} ref={trigger} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          ref={focusFirstItem}
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
          <MenuItems groups={groups} onChosen={() => trigger.current?.focus()} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
