import { WhoWorksOnThis } from '#features/people-search/WhoWorksOnThis';

/** People whose work touches a topic, for features that show them beside their own. */
export const whoWorksOn = (keyword: string) => <WhoWorksOnThis key={keyword} keyword={keyword} />;
