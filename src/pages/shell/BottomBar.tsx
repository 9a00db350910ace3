import { selectUnreadMessages } from '#features/chat/unread/unreadSlice';
import { useAppSelector } from '#shared/store/hooks';
import { NavEntry } from '#shared/ui/layout/NavEntry';
import css from './BottomBar.module.css';
import { CONNECTIONS, EVENTS, HOME, MESSAGES, RESEARCH } from './navItems';
import * as texts from './texts';

/** The main navigation within thumb's reach. Phones only; Me is behind the picture at the top. */
export function BottomBar() {
  const unread = useAppSelector(selectUnreadMessages);
  return (
    <nav aria-label={texts.bottomNavigation} className={css.bar}>
      <NavEntry item={HOME} />
      <NavEntry item={CONNECTIONS} />
      <NavEntry item={RESEARCH} />
      <NavEntry item={EVENTS} />
      <NavEntry item={MESSAGES} count={unread} countLabel={texts.unreadMessages(unread)} />
    </nav>
  );
}
