import { VisuallyHidden } from '../ui/marks/VisuallyHidden';

/** Each percent would be too much to listen to. */
const ANNOUNCED_STEP = 25;

interface UploadAnnouncementProps {
  readonly percent: number;
  /** Returns the words for a percentage. */
  readonly words: (percent: number) => string;
}

/** Tells screen readers how much of an upload was sent, quarter by quarter. */
export function UploadAnnouncement({ percent, words }: UploadAnnouncementProps) {
  const announced = Math.floor(percent / ANNOUNCED_STEP) * ANNOUNCED_STEP;
  return (
    <span role="status">
      <VisuallyHidden>{words(announced)}</VisuallyHidden>
    </span>
  );
}
