import { Research } from '#features/research/Research';
import { whoWorksOn } from '../parts/whoWorksOn';

/** The research area, with the people who work on what a paper is about. */
export const ResearchPage = () => <Research whoWorksOn={whoWorksOn} />;
