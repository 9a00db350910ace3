import { Button } from '#shared/ui/buttons/Button';
import { ProgressBar } from '#shared/ui/feedback/ProgressBar';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import css from '../Composer.module.css';

/** Each percent would be too much to listen to. */
const ANNOUNCED_STEP = 25;

const progressText = (percent: number) => (percent < 100 ? `Posting… ${percent}%` : 'Processing…');

interface UploadLineProps {
  readonly percent: number;
  readonly onCancel: () => void;
}

/** How much of a post was sent, and the way to call it off. */
export function UploadLine({ percent, onCancel }: UploadLineProps) {
  const announced = Math.floor(percent / ANNOUNCED_STEP) * ANNOUNCED_STEP;
  return (
    <div className={css.upload}>
      <div className={css.bar}>
        <ProgressBar label="Upload of your post" value={percent} text={progressText(percent)} />
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
