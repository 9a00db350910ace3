import { MENTORING_PLACES_MAX, MENTORING_TOPICS_MAX } from '#contract/limits';
import type { Form } from '#shared/forms/useForm';
import { Select } from '#shared/ui/choices/Select';
import { ToggleChips } from '#shared/ui/choices/ToggleChips';
import type { ProfileFields } from './profileFields';
import * as texts from './texts';

const places = Array.from({ length: MENTORING_PLACES_MAX }, (_, index) => index + 1);

/** The number of people whom the user would mentor, and the topics among their interests. */
export function MentoringFields({ form }: { readonly form: Form<ProfileFields> }) {
  const { fields_of_interest: interests, mentoring_topics: topics } = form.values;
  return (
    <>
      <Select
        {...form.field('mentoring_places')}
        label={texts.mentoring}
        hint={texts.mentoringHint}
      >
        <option value="0">{texts.noMentoring}</option>
        {places.map((count) => (
          <option key={count} value={count}>
            {texts.places(count)}
          </option>
        ))}
      </Select>
      {form.values.mentoring_places === '0' ? null : (
        <ToggleChips
          label={texts.mentoringTopics}
          hint={texts.mentoringTopicsHint}
          options={interests}
          value={topics.filter((topic) => interests.includes(topic))}
          max={MENTORING_TOPICS_MAX}
          error={form.errors.mentoring_topics}
          onChange={(chosen) => form.change({ mentoring_topics: chosen })}
        />
      )}
    </>
  );
}
