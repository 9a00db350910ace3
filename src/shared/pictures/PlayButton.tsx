import { Pause, Play } from 'lucide-react';
import { Icon } from '../ui/marks/Icon';
import css from './PlayButton.module.css';
import * as texts from './texts';

interface PlayButtonProps {
  /** A description of the picture, for its name to screen readers. */
  readonly picture?: string | undefined;
  readonly isPlaying: boolean;
  readonly onToggle: () => void;
}

/**
 * Starts and stops an animated picture, in a corner of the picture's frame, which needs a position.
 * Nothing moves before a person presses it (WCAG 2.2.2).
 */
export function PlayButton({ picture = '', isPlaying, onToggle }: PlayButtonProps) {
  const action = isPlaying ? texts.pauseAnimation : texts.playAnimation;
  return (
    <button
      type="button"
      className={css.button}
      aria-label={picture === '' ? action : `${action}: ${picture}`}
      onClick={onToggle}
    >
      <span className={css.mark}>
        <Icon of={isPlaying ? Pause : Play} size="sm" filled />
        <span aria-hidden="true">{texts.animation}</span>
      </span>
    </button>
  );
}
