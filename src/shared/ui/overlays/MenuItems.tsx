import { clsx } from 'clsx';
import { DropdownMenu as Radix } from 'radix-ui';
import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import { PHONE, useMediaQuery } from '../../hooks/useMediaQuery';
import { Icon } from '../marks/Icon';
import * as icons from './menuIcons';
import css from './MenuLayer.module.css';

interface ItemLook {
  readonly label: string;
  readonly icon?: keyof typeof icons;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
}

interface Action extends ItemLook {
  readonly onSelect: () => void;
  /** Whether it is the selected one of several. Omit it if the items are not a selection. */
  readonly isChosen?: boolean;
}

interface Submenu extends ItemLook {
  readonly items: readonly MenuItem[];
}

/** An action of a menu, a link to a route, or a submenu. */
export type MenuItem = Action | Submenu | (ItemLook & { readonly to: string });

interface MenuItemsProps {
  readonly groups: readonly (readonly MenuItem[])[];
  /** Called before the action of a chosen item. */
  readonly onChosen: () => void;
}

/** The items of a menu, with a separator between groups. */
export function MenuItems({ groups, onChosen }: MenuItemsProps) {
  return groups
    .filter(({ length }) => length > 0)
    .map((items, index) => (
      <Fragment key={items[0]?.label}>
        {index > 0 ? <Radix.Separator className={css.rule} /> : null}
        {items.map((item) =>
          'items' in item ? (
            <SubmenuItem key={item.label} item={item} onChosen={onChosen} />
          ) : (
            <Item key={item.label} item={item} onChosen={onChosen} />
          ),
        )}
      </Fragment>
    ));
}

function ItemContent({ item: { label, icon } }: { readonly item: ItemLook }) {
  return (
    <>
      {icon ? <Icon of={icons[icon]} /> : null}
      {label}
    </>
  );
}

interface SubmenuProps {
  readonly item: Submenu;
  readonly onChosen: () => void;
}

function SubmenuItem(props: SubmenuProps) {
  return useMediaQuery(PHONE) ? <InnerSubmenu {...props} /> : <SideSubmenu {...props} />;
}

function SideSubmenu({ item, onChosen }: SubmenuProps) {
  return (
    <Radix.Sub>
      <Radix.SubTrigger className={css.item}>
        <ItemContent item={item} />
        <Icon of={icons.ChevronRight} size="sm" className={css.more} />
      </Radix.SubTrigger>
      <Radix.Portal>
        <Radix.SubContent className={css.menu} sideOffset={4} collisionPadding={8}>
          <MenuItems groups={[item.items]} onChosen={onChosen} />
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}

/** Opens in place on phones, which have no room beside the menu. */
function InnerSubmenu({ item, onChosen }: SubmenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Radix.Item
        className={css.item}
        aria-expanded={isOpen}
        onSelect={(event) => {
          event.preventDefault();
          setIsOpen(!isOpen);
        }}
      >
        <ItemContent item={item} />
        <Icon of={isOpen ? icons.ChevronUp : icons.ChevronDown} size="sm" className={css.more} />
      </Radix.Item>
      {isOpen ? (
        <Radix.Group className={css.inner} aria-label={item.label}>
          <MenuItems groups={[item.items]} onChosen={onChosen} />
        </Radix.Group>
      ) : null}
    </>
  );
}

interface ItemProps {
  readonly item: Exclude<MenuItem, Submenu>;
  readonly onChosen: () => void;
}

function Item({ item, onChosen }: ItemProps) {
  const { isDanger, isDisabled = false } = item;
  const className = clsx(css.item, isDanger && css.danger);
  if ('to' in item)
    return (
      <Radix.Item asChild className={className} disabled={isDisabled}>
        <Link to={item.to}>
          <ItemContent item={item} />
        </Link>
      </Radix.Item>
    );
  const { isChosen, onSelect } = item;
  const select = () => {
    // Radix would call this later, but a dialog restores the focus to the element that had it
    // before.
    onChosen();
    onSelect();
  };
  return (
    <Radix.Item
      className={className}
      disabled={isDisabled}
      onSelect={select}
      {...(isChosen === undefined ? {} : { role: 'menuitemradio', 'aria-checked': isChosen })}
    >
      <ItemContent item={item} />
      {isChosen ? <Icon of={icons.Check} size="sm" className={css.more} /> : null}
    </Radix.Item>
  );
}
