import { Link } from 'react-router-dom';
import type { MatrixPaper } from '#contract/entities/matrix';
import { MathText } from '#shared/math/MathText';
import { paths } from '#shared/paths';
import css from './PaperTitle.module.css';
import * as texts from './texts';

/** The title of a paper with its authors, or the reason why it has no answers. */
export function PaperTitle({
  paper: { id, title, author, state },
}: {
  readonly paper: MatrixPaper;
}) {
  if (id === null || title === null) return <span className={css.gone}>{texts.gone}</span>;
  return (
    <span className={css.paper}>
      <Link to={paths.paper(id)} className={css.title} dir="auto">
        <MathText text={title} />
      </Link>
      <span className={css.author} dir="auto">
        {author}
      </span>
      {state === 'unreadable' ? <span className={css.fault}>{texts.unreadable}</span> : null}
    </span>
  );
}
