import { whoWorksOn } from '#features/people-search/WhoWorksOnThis';
import { Research } from '#features/research/Research';

/** The research area, with the people who work on what a paper is about. */
export const ResearchPage = () => <Research whoWorksOn={whoWorksOn} />;
