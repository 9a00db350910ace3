import { clsx } from 'clsx';
import { LogOut, Sparkles } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { selectChatbotView } from '#features/chatbot/chatbotSlice';
import { panelOpened, viewClosed } from '#features/chatbot/chatbotEvents';
import { feedReloadRequested } from '#features/feed/feedSlice';
import { selectFeedView } from '#features/feed/feedState';
import { selectUnreadMessages } from '#features/chat/unread/unreadSlice';
import { NotificationsButton } from '#features/notifications/NotificationsButton';
import { logOut } from '#features/session/sessionThunks';
import { scrollBehaviour } from '#shared/hooks/useMediaQuery';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { Logo } from '#shared/ui/marks/Logo';
import { NavButton } from '#shared/ui/buttons/NavButton';
import { NavEntry } from '#shared/ui/layout/NavEntry';
import { paths } from '#shared/paths';
import { MeEntry } from './MeEntry';
import { MeMenu } from './me/MeMenu';
import { CONNECTIONS, EVENTS, HOME, MESSAGES, RESEARCH } from './navItems';
import { SearchBox } from './SearchBox';
import * as texts from './texts';
import css from './TopBar.module.css';

/** The navigation bar of the signed-in area: search, destinations, notifications and account. */
export function TopBar() {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const feedView = useAppSelector(selectFeedView);
  const unread = useAppSelector(selectUnreadMessages);
  const isAskUOpen = useAppSelector((state) => selectChatbotView(state) === 'panel');

  // On other pages the link itself opens the feed. On the feed it reloads it.
  const reloadFeed = () => {
    if (!pathname.startsWith(HOME.to)) return;
    dispatch(feedReloadRequested(feedView));
    window.scrollTo({ top: 0, behavior: scrollBehaviour() });
  };

  return (
    <header className={css.bar}>
      <div className={css.inner}>
        <Link
          to={paths.home}
          className={clsx(css.logo, 'touch-target')}
          aria-label={texts.homeLink}
        >
          <Logo />
        </Link>
        <SearchBox />
        <nav aria-label={texts.mainNavigation} className={css.nav}>
          <NavEntry item={HOME} onClick={reloadFeed} />
          <NavEntry item={CONNECTIONS} />
          <NavEntry item={RESEARCH} />
          <NavEntry item={EVENTS} />
          <NavEntry item={MESSAGES} count={unread} countLabel={texts.unreadMessages(unread)} />
        </nav>
        <div className={css.tools}>
          <NavButton
            icon={Sparkles}
            label={texts.askU}
            isOpen={isAskUOpen}
            onClick={() => dispatch(isAskUOpen ? viewClosed() : panelOpened())}
          />
          <NotificationsButton />
        </div>
        <nav aria-label={texts.accountNavigation} className={css.nav}>
          <MeEntry />
        </nav>
        <MeMenu />
        <IconButton
          icon={LogOut}
          label={texts.logOut}
          className={css.logout}
          onClick={() => dispatch(logOut())}
        />
      </div>
    </header>
  );
}
