import { History } from 'lucide-react';
import { Icon } from '#shared/ui/marks/Icon';
import css from './ReplayPage.module.css';

/** The empty state of the replay page, before a log is opened. */
export function EmptyReplay() {
  return (
    <div className={css.middle}>
      <div className={css.empty}>
        <Icon of={History} size="xl" />
        <h2>Open a session log, or drop one here</h2>
        <p>
          A session log records what happened on a page. Replay it here step by step and see what
          each action changed.
        </p>
        <p>
          Choose “Save session log” here, under “For developers” in the menu beside Me (on a phone,
          behind your picture at the top), or on an error screen. The file is read in your browser.
          Nothing is sent, stored or fetched.
        </p>
      </div>
    </div>
  );
}
