import { ChevronDown, EllipsisVertical } from 'lucide-react';
import { IconButton } from '#shared/ui/buttons/IconButton';
import css from './MeMenu.module.css';
import { OwnMenu } from './OwnMenu';

/** The menu under Me in the navigation bar. */
export function MeMenuBeside() {
  return (
    <OwnMenu trigger={<IconButton icon={ChevronDown} label="Me menu" className={css.beside} />} />
  );
}

/** The same on the own profile. */
export function MeMenuOnProfile() {
  return <OwnMenu trigger={<IconButton icon={EllipsisVertical} label="Me menu" />} />;
}
