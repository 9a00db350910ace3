import { HOMEPAGE_MAX_LENGTH, POSITIONS } from '#contract/limits';
import { positionNames } from '#contract/messages';
import type { Form } from '#shared/forms/useForm';
import { Select } from '#shared/ui/choices/Select';
import { TextArea } from '#shared/ui/fields/TextArea';
import { TextField } from '#shared/ui/fields/TextField';
import type { ProfileFields } from './profileFields';
import * as texts from './texts';

interface DetailFieldsProps {
  readonly form: Form<ProfileFields>;
}

interface NameFieldsProps extends DetailFieldsProps {
  /** Whether to ask for the pronouns and the year of the position as well. */
  readonly isWhole: boolean;
}

/** The name and the position, which the first step asks for. */
export function NameFields({ form, isWhole }: NameFieldsProps) {
  return (
    <>
      <TextField
        {...form.field('display_name')}
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="name"
      />
      {isWhole ? (
        <TextField
          {...form.field('pronouns')}
          label={texts.pronouns}
          hint={texts.pronounsHint}
          autoComplete="off"
        />
      ) : null}
      <Select {...form.field('position')} label={texts.position}>
        <option value="">{texts.noPosition}</option>
        {POSITIONS.map((position) => (
          <option key={position} value={position}>
            {positionNames[position]}
          </option>
        ))}
      </Select>
      {isWhole && form.values.position !== '' ? (
        <TextField
          {...form.field('position_since')}
          label={texts.since}
          placeholder={texts.sinceExample}
          inputMode="numeric"
        />
      ) : null}
    </>
  );
}

/** The details for later: a text about the person, and their addresses. */
export function MoreAboutFields({ form }: DetailFieldsProps) {
  return (
    <>
      <TextArea {...form.field('bio')} label={texts.bio} rows={3} />
      <TextField
        {...form.field('orcid')}
        label={texts.orcid}
        placeholder={texts.orcidExample}
        maxLength={100}
      />
      <TextField
        {...form.field('homepage')}
        label={texts.homepage}
        placeholder={texts.homepageExample}
        type="url"
        maxLength={HOMEPAGE_MAX_LENGTH}
      />
    </>
  );
}
