import { DropdownMenu as Radix } from 'radix-ui';
import { useRef } from 'react';
import { keepWhileComposing } from '../../keys/composing';
import { IconButton, type IconButtonProps } from '../buttons/IconButton';
import { MenuItems, type MenuItem } from './MenuItems';
import css from './MenuLayer.module.css';

/** A menu and its button, whose name is also the menu's name. */
export interface MenuProps extends Pick<
  IconButtonProps,
  'label' | 'icon' | 'picture' | 'size' | 'className' | 'tabIndex'
> {
  /** The items, with a separator between groups. */
  readonly groups: readonly (readonly MenuItem[])[];
}

interface MenuLayerProps extends MenuProps {
  /** Opens on the first render, for a menu whose code was fetched by the press on its button. */
  readonly defaultOpen?: boolean;
  /**
   * Whether that press was by keyboard. If so, the first item is focused, as when the code is
   * already loaded.
   */
  readonly isKeyPressed?: boolean;
}

/**
 * A menu of actions under an icon button, with arrow keys, typeahead and Escape. `Menu` fetches
 * this code when the user reaches for its button.
 */
export function MenuLayer({
  groups,
  defaultOpen = false,
  isKeyPressed = false,
  ...button
}: MenuLayerProps) {
  const isFocusDue = useRef(isKeyPressed);
  const trigger = useRef<HTMLButtonElement>(null);
  // Radix doesn't know about keys pressed before it was mounted. It handles later openings itself.
  const focusFirstItem = (menu: HTMLElement | null) => {
    if (!menu || !isFocusDue.current) return;
    isFocusDue.current = false;
    menu.querySelector<HTMLElement>('[role^="menuitem"]')?.focus({ preventScroll: true });
  };
  return (
    // A modal menu would lock scrolling with a style element, which the security policy forbids.
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
          onEscapeKeyDown={keepWhileComposing}
          onCloseAutoFocus={(event) => {
            // An item may have opened a dialog or a field that already has the focus.
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
