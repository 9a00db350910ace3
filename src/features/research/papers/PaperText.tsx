import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Paper } from '#contract/entities/research';
import { useIsPrinted } from '#shared/hooks/useIsPrinted';
import { MathText } from '#shared/math/MathText';
import { paths } from '#shared/paths';
import { Button } from '#shared/ui/buttons/Button';
import { MarkedText } from '#shared/ui/marks/MarkedText';
import { readerHash } from '#shared/pdf/readerPlace';
import * as texts from '../texts';
import { abstractPreview } from './abstractPreview';
import { excerptPlace } from './excerptPlace';
import css from './PaperCard.module.css';
import { unsearchable } from './unsearchable';

/** The beginning of the abstract, all of it on paper, and the passage that matched a search. */
export function PaperText({ paper }: { readonly paper: Paper }) {
  const { abstract, snippet, matched_words: words = [], text_state: state } = paper;
  const [isOpen, setIsOpen] = useState(false);
  const isPrinted = useIsPrinted();
  const preview = abstractPreview(abstract);
  const isCut = preview !== abstract.trim();
  const marked = (text: string) => <MarkedText text={text} words={words} />;
  const isNews = snippet != null && (snippet.page !== undefined || (isCut && !isOpen));
  const note = state && unsearchable[state];
  return (
    <>
      {abstract.trim() === '' ? null : (
        <p className={css.abstract} dir="auto">
          <MathText text={isOpen || isPrinted ? abstract : preview} plain={marked} />{' '}
          {isCut ? (
            <Button
              variant="link"
              className={css.more}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? texts.showLess : texts.showMore}
            </Button>
          ) : null}
        </p>
      )}
      {isNews ? (
        <figure className={css.snippet}>
          <blockquote dir="auto">
            <MathText text={snippet.text} plain={marked} />
          </blockquote>
          <figcaption>
            {snippet.page === undefined ? (
              texts.abstract
            ) : (
              <Link
                className="touch-target"
                to={
                  paths.readPaper(paper.id) +
                  readerHash(excerptPlace({ page: snippet.page, excerpt: snippet.text }))
                }
              >
                {texts.onPage(snippet.page_name ?? snippet.page)}
              </Link>
            )}
          </figcaption>
        </figure>
      ) : null}
      {note ? <p className={css.note}>{note}</p> : null}
    </>
  );
}
