import { Button } from '../ui/buttons/Button';
import { ProgressBar } from '../ui/feedback/ProgressBar';
import * as texts from './texts';
import { UploadAnnouncement } from './UploadAnnouncement';
import css from './UploadLine.module.css';

interface UploadLineProps {
  readonly percent: number;
  /** The accessible name of the upload. */
  readonly label: string;
  /** Returns the text for a percentage. */
  readonly words: (percent: number) => string;
  readonly onCancel: () => void;
}

/** The progress of an upload, and a button that cancels it. */
export function UploadLine({ percent, label, words, onCancel }: UploadLineProps) {
  return (
    <div className={css.upload}>
      <div className={css.bar}>
        <ProgressBar label={label} value={percent} text={words(percent)} />
        <UploadAnnouncement percent={percent} words={words} />
      </div>
      <Button size="sm" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}
