import { useSearchParams } from 'react-router-dom';
import { POSITIONS } from '#contract/limits';
import { mentoringMessages, positionNames } from '#contract/messages';
import { Select } from '#shared/ui/choices/Select';
import { ToggleChips } from '#shared/ui/choices/ToggleChips';
import * as texts from '../texts';
import css from './mentoring.module.css';
import { Mentors } from './Mentors';

const MENTORS = mentoringMessages.offers;
/** The member of the address's query, and its value for all positions. */
const MEMBER = 'mentors';
const ANY = 'any';

/** The wanted mentors, in the address so that Back returns to them: null, or of one position or any. */
function useWantedMentors() {
  const [params, setParams] = useSearchParams();
  const wanted = params.get(MEMBER);
  const want = (mentors: string | null) =>
    setParams(
      (before) => {
        const query = new URLSearchParams(before);
        if (mentors === null) query.delete(MEMBER);
        else query.set(MEMBER, mentors);
        return query;
      },
      { replace: true },
    );
  return [wanted, want] as const;
}

/** A filter that lists the people who offer mentoring, if wanted of one position. */
export function MentorFilter() {
  const [wanted, want] = useWantedMentors();
  const isOn = wanted !== null;
  const position = POSITIONS.find((each) => each === wanted) ?? null;
  return (
    <div className={css.filter}>
      <ToggleChips
        label={texts.filterPeople}
        options={[MENTORS]}
        value={isOn ? [MENTORS] : []}
        onChange={(chosen) => want(chosen.length > 0 ? ANY : null)}
      >
        {isOn ? (
          <Select
            label={texts.position}
            labelHidden
            value={position ?? ANY}
            onChange={(event) => want(event.currentTarget.value)}
          >
            <option value={ANY}>{texts.anyPosition}</option>
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
