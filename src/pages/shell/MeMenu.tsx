import { ChevronDown, EllipsisVertical } from 'lucide-react';
import css from './MeMenu.module.css';
import { lazyMenu } from './lazyMenu';

const loadItems = () => import(/* webpackChunkName: "more-menu" */ './MeMenuItems');

/** What belongs to oneself and is no page: under Me in the navigation bar. */
export const MeMenu = lazyMenu({
  icon: ChevronDown,
  label: 'Me menu',
  className: css.beside,
  load: async () => (await loadItems()).MeMenuBeside,
});

/** The same on the own profile, to which Me leads on a phone. */
export const MeMenuOnProfile = lazyMenu({
  icon: EllipsisVertical,
  label: 'Me menu',
  load: async () => (await loadItems()).MeMenuOnProfile,
});
