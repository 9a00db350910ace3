import { useId } from 'react';
import type { LibraryEntry } from '#contract/entities/library';
import { MathText } from '#shared/math/MathText';
import { authorNames } from '../authorNames';
import css from './Import.module.css';
import * as texts from './texts';

const SHOWN_MAX = 100;
/** A paper of a large experiment has thousands of authors. */
const NAMES_MAX = 4;

function factsOf({ author, year }: LibraryEntry): string {
  const names = authorNames(author);
  const shown = names.slice(0, NAMES_MAX).join(', ');
  const line = names.length > NAMES_MAX ? texts.others(shown, names.length - NAMES_MAX) : shown;
  return [line, year].filter(Boolean).join(' · ');
}

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
