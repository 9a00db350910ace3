import { FoundActions } from '#features/connections/cards/FoundActions';
import { WhoWorksOnThis } from '#features/people-search/WhoWorksOnThis';

/**
 * The people who work on a topic, with the actions for them, for a slot that passes the topic. Each
 * topic gets a new card.
 */
export const whoWorksOn = (keyword: string) => (
  <WhoWorksOnThis
    key={keyword}
    keyword={keyword}
    actions={(person) => <FoundActions person={person} />}
  />
);
