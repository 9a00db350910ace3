import type { Paper } from '#contract/entities/research';
import { MarkedText } from '#shared/ui/marks/MarkedText';
import css from './PaperHead.module.css';
import { PaperOptions } from './PaperOptions';
import type { PeopleSlot } from './PeopleDialog';

/** The field of a paper above its title, with a menu of what can be done with the paper. */
export const PaperHead = ({ paper, whoWorksOn }: PeopleSlot & { readonly paper: Paper }) => (
  <div className={css.head}>
    <p className={css.field} dir="auto">
      <MarkedText text={paper.research_field} words={paper.matched_words ?? []} />
    </p>
    <PaperOptions paper={paper} whoWorksOn={whoWorksOn} />
  </div>
);
