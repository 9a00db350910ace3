import { useIsOnline } from '#shared/hooks/online';
import { useAppSelector } from '#shared/store/hooks';
import { Notice } from '#shared/ui/feedback/Notice';
import css from './StatusLines.module.css';
import * as texts from './texts';

/** Shown while the browser is offline. */
function OfflineLine() {
  return useIsOnline() ? null : (
    <Notice tone="warn" role="status" className={css.line}>
      {texts.offline}
    </Notice>
  );
}

/** Shown while the browser fails to store the application's data. */
function StorageLine() {
  const isFailing = useAppSelector((state) => state.application.isStorageFailing);
  return isFailing ? (
    <Notice tone="warn" role="status" className={css.line}>
      {texts.storageFailing}
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
