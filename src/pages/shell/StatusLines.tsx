import { useIsOnline } from '#shared/hooks/useIsOnline';
import { useAppSelector } from '#shared/store/hooks';
import { Notice } from '#shared/ui/feedback/Notice';
import css from './StatusLines.module.css';

/** Says that the browser has no network, for as long as it has none. */
function OfflineLine() {
  return useIsOnline() ? null : (
    <Notice tone="warn" role="status" className={css.line}>
      You’re offline. Messages will be sent when you’re back.
    </Notice>
  );
}

/** Says that the browser keeps nothing for Quad, for as long as it does not. */
function StorageLine() {
  const isFailing = useAppSelector((state) => state.application.isStorageFailing);
  return isFailing ? (
    <Notice tone="warn" role="status" className={css.line}>
      Your browser can’t save drafts right now. Anything you don’t send is lost when you close this
      page.
    </Notice>
  ) : null;
}

/** What keeps the application from working as it should, for as long as it does. */
export function StatusLines() {
  return (
    <div className={css.lines}>
      <OfflineLine />
      <StorageLine />
    </div>
  );
}
