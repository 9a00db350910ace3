import { CircleUserRound } from 'lucide-react';
import { selectUnreadMessages } from '#features/chat/unread/unreadSlice';
import { selectMe } from '#features/session/sessionSelectors';
import { useAppSelector } from '#shared/store/hooks';
import { NavEntry } from '#shared/ui/layout/NavEntry';
import { paths } from '#shared/paths';
import css from './BottomBar.module.css';
import { CONNECTIONS, HOME, MESSAGES, RESEARCH } from './navItems';

/** The places of the navigation within a thumb's reach; phones only. */
export function BottomBar() {
  const me = useAppSelector(selectMe);
  const unread = useAppSelector(selectUnreadMessages);
  return (
    <nav aria-label="Main, at the bottom" className={css.bar}>
      <NavEntry short item={HOME} />
      <NavEntry short item={CONNECTIONS} />
      <NavEntry short item={RESEARCH} />
      <NavEntry short item={MESSAGES} count={unread} countLabel={`${unread} unread messages`} />
      <NavEntry
        short
        item={{
          to: paths.profile(me?.username ?? ''),
          label: 'Me',
          shortLabel: 'Me',
          icon: CircleUserRound,
        }}
      />
    </nav>
  );
}
