import { Spinner } from '#shared/ui/feedback/Spinner';
import css from './PageSplash.module.css';

/** Stands in for a page that is on its way. */
export function PageSplash() {
  return (
    <div className={css.splash}>
      <Spinner label="Loading" />
    </div>
  );
}
