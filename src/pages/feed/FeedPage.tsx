import { PeopleYouMayKnow } from '#features/connections/cards/PeopleYouMayKnow';
import { UpcomingEvents } from '#features/events/UpcomingEvents';
import { Feed } from '#features/feed/page/Feed';
import { selectHasShortcuts, shortcutsOpened } from '#features/preferences/preferencesSlice';
import { ConnectedUniversities } from '#features/universities/ConnectedUniversities';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { eventParts } from '../parts/posts';
import * as texts from '../shell/texts';
import css from './FeedPage.module.css';
import { useIsWelcomed } from './welcome/useIsWelcomed';
import { WelcomeCard } from './welcome/WelcomeCard';

/**
 * The feed between upcoming events and suggested people. An error in a card doesn't affect the feed.
 */
export function FeedPage() {
  const isWelcomed = useIsWelcomed();
  return (
    <Feed
      eventParts={eventParts}
      welcome={
        isWelcomed ? (
          <PartBoundary part="card">
            <WelcomeCard />
          </PartBoundary>
        ) : null
      }
      left={
        <PartBoundary part="card">
          <UpcomingEvents />
        </PartBoundary>
      }
      right={
        <>
          <PartBoundary part="card">
            <ConnectedUniversities />
          </PartBoundary>
          <PartBoundary part="card">
            <PeopleYouMayKnow areFirstElsewhere={isWelcomed} />
          </PartBoundary>
          <ShortcutsLink />
        </>
      }
    />
  );
}

/** Opens the list of keyboard shortcuts. Shown on devices that probably have a keyboard. */
function ShortcutsLink() {
  const dispatch = useAppDispatch();
  const hasShortcuts = useAppSelector(selectHasShortcuts);
  return (
    <button type="button" className={css.link} onClick={() => dispatch(shortcutsOpened())}>
      {hasShortcuts ? texts.keyboardShortcutsWithKey : texts.keyboardShortcuts}
    </button>
  );
}
