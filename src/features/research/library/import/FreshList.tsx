import { useId } from 'react';
import type { LibraryEntry } from '#contract/entities/library';
import { MathText } from '#shared/math/MathText';
import { shortAuthors } from '../authorNames';
import css from './Import.module.css';
import * as texts from './texts';

const SHOWN_MAX = 100;
const factsOf = ({ author, year }: LibraryEntry): string =>
  [shortAuthors(author), year].filter(Boolean).join(' · ');

/** The references that an import would add: the first ones, and the number of the others. */
export function FreshList({ fresh }: { readonly fresh: readonly LibraryEntry[] }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={css.section}>
      <h4 id={headingId} className={css.label}>
        {texts.freshList}
      </h4>
      <ul className={css.fresh} aria-labelledby={headingId}>
        {fresh.slice(0, SHOWN_MAX).map((entry, at) => (
          <li key={at} className={css.entry}>
            <p className={css.title} dir="auto">
              <MathText text={entry.title} />
            </p>
            <p className={css.facts} dir="auto">
              {factsOf(entry)}
            </p>
          </li>
        ))}
      </ul>
      {fresh.length > SHOWN_MAX ? (
        <p className={css.facts}>{texts.more(fresh.length - SHOWN_MAX)}</p>
      ) : null}
    </section>
  );
}
