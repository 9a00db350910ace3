import * as texts from '../texts';
import { speeds, type Speed } from './playerTime';
import css from './SpeedChoice.module.css';

const words = (speed: Speed) => (speed === 'max' ? texts.maximumSpeed : `${speed}×`);

interface SpeedChoiceProps {
  readonly speed: Speed;
  readonly onChoose: (speed: Speed) => void;
}

/** Selects the playback speed. */
export function SpeedChoice({ speed, onChoose }: SpeedChoiceProps) {
  return (
    <div className={css.speeds} role="radiogroup" aria-label={texts.speed}>
      {speeds.map((each) => (
        <label key={each} className={css.speed}>
          <input
            type="radio"
            name="speed"
            className={css.radio}
            checked={each === speed}
            onChange={() => onChoose(each)}
          />
          {words(each)}
        </label>
      ))}
    </div>
  );
}
