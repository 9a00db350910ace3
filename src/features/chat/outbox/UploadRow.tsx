import { selectUploadPercent } from '../../../api/uploads';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks';
import { Button, ProgressBar, VisuallyHidden } from '../../../shared/ui';
import type { OutboxItem } from '../chatState';
import { uploadFailed } from '../chatSlice';
import css from './OutboxList.module.css';
import { uploadTexts } from './uploadTexts';

/** Each percent would be too much to listen to. */
const ANNOUNCED_STEP = 25;

const words = (percent: number) => (percent < 100 ? `Uploading… ${percent}%` : 'Processing…');

/** How much of a message's file was sent, and the way to call it off. */
export function UploadRow({ item }: { readonly item: OutboxItem }) {
  const dispatch = useAppDispatch();
  const { client_id: id, file_name: name = '' } = item;
  const percent = useAppSelector((state) => selectUploadPercent(state, id)) ?? 0;
  const announced = Math.floor(percent / ANNOUNCED_STEP) * ANNOUNCED_STEP;
  return (
    <div className={css.upload}>
      <div>
        <ProgressBar label={`Upload of ${name}`} value={percent} text={words(percent)} />
        <span role="status">
          <VisuallyHidden>{words(announced)}</VisuallyHidden>
        </span>
      </div>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`Cancel the upload of ${name}`}
        onClick={() => dispatch(uploadFailed({ client_id: id, detail: uploadTexts.cancelled }))}
      >
        Cancel
      </Button>
    </div>
  );
}
