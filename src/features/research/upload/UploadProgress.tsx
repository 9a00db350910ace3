import { Button } from '#shared/ui/buttons/Button';
import { ProgressBar } from '#shared/ui/feedback/ProgressBar';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import css from './UploadPaper.module.css';

/** Each percent would be too much to listen to. */
const ANNOUNCED_STEP = 25;

const progressText = (percent: number) =>
  percent < 100 ? `Uploading… ${percent}%` : 'Reading the paper…';

interface UploadProgressProps {
  readonly percent: number;
  readonly onCancel: () => void;
}

/** How much of a paper was sent, and the way to call it off. */
export function UploadProgress({ percent, onCancel }: UploadProgressProps) {
  const announced = Math.floor(percent / ANNOUNCED_STEP) * ANNOUNCED_STEP;
  return (
    <div className={css.progress}>
      <div className={css.bar}>
        <ProgressBar label="Upload of your paper" value={percent} text={progressText(percent)} />
        <span role="status">
          <VisuallyHidden>{progressText(announced)}</VisuallyHidden>
        </span>
      </div>
      <Button size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
