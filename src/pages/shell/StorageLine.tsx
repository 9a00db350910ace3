import { useAppSelector } from '#shared/store/hooks';
import { Notice } from '#shared/ui/feedback/Notice';

/** Says that the browser keeps nothing for Quad, for as long as it does not. */
export function StorageLine() {
  const isFailing = useAppSelector((state) => state.application.isStorageFailing);
  return isFailing ? (
    <Notice tone="warn" role="status">
      This browser has no room left for Quad, or keeps nothing. What you write is lost when you
      close this page, unless you send it.
    </Notice>
  ) : null;
}
