import { selectUploadPercent } from '#api/uploads';
import { useAppSelector } from '#shared/store/hooks';
import { ProgressBar } from '#shared/ui/feedback/ProgressBar';

/** How much of an upload has left; nothing while none is under way. */
export function UploadProgress({ uploadId }: { readonly uploadId: string }) {
  const percent = useAppSelector((state) => selectUploadPercent(state, uploadId));
  if (percent === undefined) return null;
  const text = percent < 100 ? `Uploading… ${percent}%` : 'Processing…';
  return <ProgressBar label="Upload of your picture" value={percent} text={text} />;
}
