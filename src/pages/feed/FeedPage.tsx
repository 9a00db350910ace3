import { PeopleYouMayKnow } from '#features/connections/cards/PeopleYouMayKnow';
import { UpcomingEvents } from '#features/events/UpcomingEvents';
import { Feed } from '#features/feed/page/Feed';
import { ConnectedUniversities } from '#features/universities/ConnectedUniversities';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { eventParts } from '../parts/posts';
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
        </>
      }
    />
  );
}
