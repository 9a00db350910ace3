import { PaperView } from '#features/research/papers/page/PaperView';
import { Research } from '#features/research/Research';
import * as texts from '#features/research/texts';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { whoWorksOn } from '../parts/people';
import { PostsOf } from '../parts/posts';

/** The research area, with suggestions of people who work on a paper's topic. */
export const ResearchPage = () => <Research whoWorksOn={whoWorksOn} />;

/** The posts with an address of a paper. An error among them doesn't affect the rest of the page. */
const postsAbout = (paperId: number) => (
  <PartBoundary part="list">
    <PostsOf
      view={{ kind: 'paper', paperId }}
      label={texts.postsAbout}
      empty={{ text: texts.noPostsAbout, action: null }}
    />
  </PartBoundary>
);

/** The page of one paper, with the same suggestions, and the posts about it. */
export const PaperPage = () => <PaperView whoWorksOn={whoWorksOn} postsAbout={postsAbout} />;
