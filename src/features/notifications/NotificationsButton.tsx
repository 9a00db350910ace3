import { Bell } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#shared/lazy/lazyPart';
import { selectUserId } from '#shared/store/sessionEvents';
import { useAppSelector } from '#shared/store/hooks';
import { NavButton } from '#shared/ui/buttons/NavButton';
import { useListUnreadNotificationsQuery } from './notificationsApi';

const loadPanel = () => import(/* webpackChunkName: "notifications" */ './NotificationsPopover');
const NotificationsPopover = lazyPart(async () => (await loadPanel()).NotificationsPopover);

/** The bell and how much is unread. What is under it is fetched when it is reached for. */
export function NotificationsButton() {
  const userId = useAppSelector(selectUserId) ?? 0;
  const { data: unread = [] } = useListUnreadNotificationsQuery(userId, { skip: userId === 0 });
  const [isWanted, setIsWanted] = useState(false);
  const button = (
    <NavButton
      icon={Bell}
      label="Notifications"
      count={unread.length}
      countLabel={`${unread.length} unread notifications`}
      aria-haspopup="dialog"
      aria-expanded={isWanted}
      onPointerEnter={() => void loadPanel()}
      onFocus={() => void loadPanel()}
      onClick={() => setIsWanted(true)}
    />
  );
  return isWanted ? (
    <Suspense fallback={button}>
      <NotificationsPopover userId={userId} unreadCount={unread.length} />
    </Suspense>
  ) : (
    button
  );
}
