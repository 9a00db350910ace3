import { Spinner } from '#shared/ui/feedback/Spinner';
import css from './PageSplash.module.css';

/** Placeholder for a page that is loading. */
export function PageSplash() {
  return (
    <div className={css.splash}>
      <Spinner label="Loading" />
    </div>
  );
}
