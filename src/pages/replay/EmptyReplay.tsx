import { History } from 'lucide-react';
import { Icon } from '#shared/ui/marks/Icon';
import css from './ReplayPage.module.css';
import * as texts from './texts';

/** The empty state of the replay page, before a log is opened. */
export function EmptyReplay() {
  return (
    <div className={css.middle}>
      <div className={css.empty}>
        <Icon of={History} size="xl" />
        <h2>{texts.openOrDrop}</h2>
        <p>{texts.whatItIs}</p>
        <p>{texts.howToSave}</p>
      </div>
    </div>
  );
}
