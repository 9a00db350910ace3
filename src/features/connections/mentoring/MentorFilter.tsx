import { useState } from 'react';
import type { Position } from '#contract/entities/person';
import { POSITIONS } from '#contract/limits';
import { mentoringMessages, positionNames } from '#contract/messages';
import { Select } from '#shared/ui/choices/Select';
import { ToggleChips } from '#shared/ui/choices/ToggleChips';
import * as texts from '../texts';
import css from './mentoring.module.css';
import { Mentors } from './Mentors';

const MENTORS = mentoringMessages.offers;

/** A filter that lists the people who offer mentoring, if wanted of one position. */
export function MentorFilter() {
  const [isOn, setIsOn] = useState(false);
  const [position, setPosition] = useState<Position | null>(null);
  const choose = (given: string) => setPosition(POSITIONS.find((each) => each === given) ?? null);
  return (
    <div className={css.filter}>
      <ToggleChips
        label={texts.filterPeople}
        options={[MENTORS]}
        value={isOn ? [MENTORS] : []}
        onChange={(chosen) => setIsOn(chosen.length > 0)}
      >
        {isOn ? (
          <Select
            label={texts.position}
            labelHidden
            value={position ?? ''}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            <option value="">{texts.anyPosition}</option>
            {POSITIONS.map((each) => (
              <option key={each} value={each}>
                {positionNames[each]}
              </option>
            ))}
          </Select>
        ) : null}
      </ToggleChips>
      {isOn ? <Mentors key={position} position={position} /> : null}
    </div>
  );
}
