import { whoWorksOn } from '#features/people-search/WhoWorksOnThis';
import { PaperView } from '#features/research/papers/PaperView';
import { Research } from '#features/research/Research';

/** The research area, with suggestions of people who work on a paper's topic. */
export const ResearchPage = () => <Research whoWorksOn={whoWorksOn} />;

/** The page of one paper, with the same suggestions. */
export const PaperPage = () => <PaperView whoWorksOn={whoWorksOn} />;
