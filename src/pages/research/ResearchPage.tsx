import { whoWorksOn } from '#features/people-search/WhoWorksOnThis';
import { Research } from '#features/research/Research';

/** The research area, with suggestions of people who work on a paper's topic. */
export const ResearchPage = () => <Research whoWorksOn={whoWorksOn} />;
