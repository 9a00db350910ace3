import { Fragment, type ReactNode } from 'react';
import { doiAddress } from '#contract/doi';
import type { Paper } from '#contract/entities/research';
import { useAppSelector } from '#shared/store/hooks';
import { selectUserId } from '#shared/store/sessionEvents';
import { MarkedText } from '#shared/ui/marks/MarkedText';
import { PersonLink } from '#shared/ui/people/PersonLink';
import * as texts from '../texts';
import css from './PaperCard.module.css';

/** The author, year and file of a paper, and the person who uploaded it. */
export function PaperMeta({ paper }: { readonly paper: Paper }) {
  const userId = useAppSelector(selectUserId);
  const { user, doi, published_year: year } = paper;
  const facts: ReactNode[] = [
    <bdi key="author">
      <MarkedText text={paper.author} words={paper.matched_words ?? []} />
    </bdi>,
    ...(year !== null ? [String(year)] : []),
    <span key="file" className={css.file} dir="auto">
      {paper.original_filename}
    </span>,
    ...(doi
      ? [
          <a key="doi" href={doiAddress(doi)} target="_blank" rel="noopener noreferrer">
            {texts.doiOf(doi)}
          </a>,
        ]
      : []),
    ...(user.id !== userId
      ? [
          <Fragment key="user">
            {texts.sharedBy} <PersonLink of={user} />
          </Fragment>,
        ]
      : []),
  ];
  return (
    <p className={css.meta}>
      {facts.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 ? ' · ' : null}
          {fact}
        </Fragment>
      ))}
    </p>
  );
}
