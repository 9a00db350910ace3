import { EllipsisVertical } from 'lucide-react';
import { lazyMenu } from './lazyMenu';

/** What is needed now and then: places beside the bar's, the theme, and on a phone the way out. */
export const MoreMenu = lazyMenu({
  icon: EllipsisVertical,
  label: 'More',
  load: async () =>
    (await import(/* webpackChunkName: "more-menu" */ './MoreMenuItems')).MoreMenuItems,
});
