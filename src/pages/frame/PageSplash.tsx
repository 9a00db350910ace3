import { Spinner } from '#shared/ui/feedback/Spinner';
import css from './PageSplash.module.css';
import * as texts from './texts';

/** Placeholder for a page that is loading. */
export function PageSplash() {
  return (
    <div className={css.splash}>
      <Spinner label={texts.loading} />
    </div>
  );
}
