import css from './Import.module.css';
import type { ImportState } from './importState';
import { StepHeading } from './StepHeading';
import * as texts from './texts';
import { UnreadList } from './UnreadList';

/** The result of an import, with the entries to mend. */
export function DoneStep({ state: { found, added } }: { readonly state: ImportState }) {
  const { fresh, known, unread } = found;
  // An entry that the file has twice counts as known once its first copy was added.
  const all = known + fresh.length - added;
  return (
    <div className={css.step}>
      <StepHeading>{texts.done(added, all, unread.length)}</StepHeading>
      {unread.length > 0 ? (
        <>
          <p>{texts.mend}</p>
          <UnreadList unread={unread} />
        </>
      ) : null}
    </div>
  );
}
