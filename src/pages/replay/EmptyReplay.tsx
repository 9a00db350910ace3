import { History } from 'lucide-react';
import { Icon } from '#shared/ui/marks/Icon';
import { Notice } from '#shared/ui/feedback/Notice';
import { SampleLinks } from './samples/SampleLinks';
import css from './ReplayPage.module.css';
import * as texts from './texts';

/** The replay page without a log. `problem` says why the last one was not opened. */
export function EmptyReplay({ problem }: { readonly problem: string | null }) {
  return (
    <div className={css.middle}>
      {problem === null ? null : (
        <Notice tone="warn" role="alert">
          {problem}
        </Notice>
      )}
      <div className={css.empty}>
        <Icon of={History} size="xl" />
        <h2>{texts.openOrDrop}</h2>
        <p>{texts.whatItIs}</p>
        <p>{texts.howToSave}</p>
        <SampleLinks />
      </div>
    </div>
  );
}
