import * as texts from '../texts';
import { useListPastEventsInfiniteQuery } from './eventListsApi';
import { EventPages } from './EventPages';

/** The events that are over, the latest first. */
export function PastEvents() {
  const past = useListPastEventsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return <EventPages title={texts.pastEvents} list={past} empty={texts.nonePast} />;
}
