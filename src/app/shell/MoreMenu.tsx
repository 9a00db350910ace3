import { EllipsisVertical } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../shared/ui/IconButton';

const loadItems = () => import(/* webpackChunkName: "more-menu" */ './MoreMenuItems');
const MoreMenuItems = lazy(async () => ({ default: (await loadItems()).MoreMenuItems }));

/** What is needed now and then: the theme, and on a phone the way out. Fetched when reached for. */
export function MoreMenu() {
  const [isWanted, setIsWanted] = useState(false);
  const button = (
    <IconButton
      icon={EllipsisVertical}
      label="More"
      aria-haspopup="menu"
      busy={isWanted}
      onPointerEnter={() => void loadItems()}
      onFocus={() => void loadItems()}
      onClick={() => setIsWanted(true)}
    />
  );
  return isWanted ? (
    <Suspense fallback={button}>
      <MoreMenuItems />
    </Suspense>
  ) : (
    button
  );
}
