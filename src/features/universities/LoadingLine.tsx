import { universityMessages } from '#contract/messages';
import { Spinner } from '#shared/ui/feedback/Spinner';
import css from './LoadingLine.module.css';

/** A status line for pending requests. */
export function LoadingLine() {
  return (
    <p role="status" className={css.line}>
      <Spinner size="sm" />
      {universityMessages.loading}
    </p>
  );
}
