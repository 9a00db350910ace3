import { PeopleYouMayKnow } from '#features/connections/cards/PeopleYouMayKnow';
import { UpcomingEvents } from '#features/events/UpcomingEvents';
import { Feed } from '#features/feed/page/Feed';
import { ConnectedUniversities } from '#features/universities/ConnectedUniversities';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { eventParts } from '../parts/posts';
import { ShortcutsLink } from './ShortcutsLink';

/** The feed between what is on, and whom to meet. A card beside it may fail without it. */
export function FeedPage() {
  return (
    <Feed
      eventParts={eventParts}
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
            <PeopleYouMayKnow />
          </PartBoundary>
          <ShortcutsLink />
        </>
      }
    />
  );
}
