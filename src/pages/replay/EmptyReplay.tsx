import { History } from 'lucide-react';
import { Icon } from '#shared/ui/marks/Icon';
import css from './ReplayPage.module.css';

/** What the replay page says before a log is opened. */
export function EmptyReplay() {
  return (
    <div className={css.middle}>
      <div className={css.empty}>
        <Icon of={History} size="xl" />
        <h2>Open a session log, or drop one here</h2>
        <p>
          A session log tells everything that happened on a page of Quad. Here it happens again: on
          Quad’s own screens, step by step, with what each step changed.
        </p>
        <p>
          Save one with “Save session log”: here, under “For developers” in the menu beside Me in
          the navigation bar (on a phone, behind your picture at the top), or where something broke.
          The file is read in your browser. Nothing is sent, stored or fetched.
        </p>
      </div>
    </div>
  );
}
