import { useId } from 'react';
import { LIBRARY_TAG_MAX_LENGTH } from '#contract/limits';
import { Notice } from '#shared/ui/feedback/Notice';
import { TextField } from '#shared/ui/fields/TextField';
import { FreshList } from './FreshList';
import css from './Import.module.css';
import type { Found } from './importState';
import { StepHeading } from './StepHeading';
import * as texts from './texts';
import { UnreadList } from './UnreadList';

interface ImportReportProps {
  readonly name: string;
  /** How many characters of the file can't be read. */
  readonly lost: number;
  readonly found: Found;
  readonly tag: string;
  readonly onTag: (tag: string) => void;
}

/** The entries of a file, before anything is saved. */
export function ImportReport({ name, lost, found, tag, onTag }: ImportReportProps) {
  const figuresId = useId();
  const { fresh, known, unread } = found;
  const figures = [
    [texts.fresh, fresh.length],
    [texts.known, known],
    [texts.unread, unread.length],
  ] as const;
  return (
    <div className={css.step}>
      <StepHeading describedBy={figuresId}>{texts.found(name)}</StepHeading>
      <dl id={figuresId} className={css.figures}>
        {figures.map(([label, count]) => (
          <div key={label} className={css.figure} data-none={count === 0 || undefined}>
            <dt className={css.figureLabel}>{label}</dt>
            <dd className={css.count}>{count.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      {lost === 0 ? null : <Notice tone="warn">{texts.lost(lost)}</Notice>}
      {fresh.length === 0 ? (
        <p>{texts.nothingNew}</p>
      ) : (
        <TextField
          label={texts.tagField}
          hint={texts.tagHint(fresh.length)}
          value={tag}
          maxLength={LIBRARY_TAG_MAX_LENGTH}
          onChange={(event) => onTag(event.currentTarget.value)}
        />
      )}
      {unread.length > 0 ? <UnreadList unread={unread} /> : null}
      {fresh.length > 0 ? <FreshList fresh={fresh} /> : null}
    </div>
  );
}
