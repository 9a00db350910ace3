import { useIsOnline } from '#shared/hooks/useIsOnline';
import { useAppSelector } from '#shared/store/hooks';
import { Notice } from '#shared/ui/feedback/Notice';
import css from './StatusLines.module.css';

/** Shown while the browser is offline. */
function OfflineLine() {
  return useIsOnline() ? null : (
    <Notice tone="warn" role="status" className={css.line}>
      You’re offline. Messages will be sent when you’re back.
    </Notice>
  );
}

/** Shown while the browser fails to store the application's data. */
function StorageLine() {
  const isFailing = useAppSelector((state) => state.application.isStorageFailing);
  return isFailing ? (
    <Notice tone="warn" role="status" className={css.line}>
      Your browser can’t save drafts right now. Anything you don’t send is lost when you close this
      page.
    </Notice>
  ) : null;
}

/** The status messages shown while the application's connection or storage doesn't work. */
export function StatusLines() {
  return (
    <div className={css.lines}>
      <OfflineLine />
      <StorageLine />
    </div>
  );
}
