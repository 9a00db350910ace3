import { VisuallyHidden } from '../ui/marks/VisuallyHidden';

/** Announcing every percent would be too much. */
const ANNOUNCED_STEP = 25;

interface UploadAnnouncementProps {
  readonly percent: number;
  /** Returns the text for a percentage. */
  readonly words: (percent: number) => string;
}

/** Announces the progress of an upload to screen readers in steps of a quarter. */
export function UploadAnnouncement({ percent, words }: UploadAnnouncementProps) {
  const announced = Math.floor(percent / ANNOUNCED_STEP) * ANNOUNCED_STEP;
  return (
    <span role="status">
      <VisuallyHidden>{words(announced)}</VisuallyHidden>
    </span>
  );
}
