import { Suspense, useEffect } from 'react';
import { DEPARTMENT_NAME_MAX_LENGTH, UNIVERSITY_NAME_MAX_LENGTH } from '#contract/limits';
import { errorDetail, isApiError } from '#api/errors';
import { DraftLine } from '#shared/drafts/DraftLine';
import type { Draft } from '#shared/drafts/useDraft';
import { FormMessage } from '#shared/forms/FormMessage';
import { useForm } from '#shared/forms/useForm';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { lazyPart } from '#shared/lazy/lazyPart';
import { Button } from '#shared/ui/buttons/Button';
import type { ComboboxProps } from '#shared/ui/choices/Combobox';
import { TextField } from '#shared/ui/fields/TextField';
import { loadProfileSchema } from '../form/loadAuthSchemas';
import { useSuggestUniversitiesQuery } from '../profileFormApi';
import css from './CompleteProfilePage.module.css';
import { MoreAboutFields, NameFields } from './DetailFields';
import { addInterests } from './interests';
import { InterestsField } from './InterestsField';
import { MentoringFields } from './MentoringFields';
import * as texts from './texts';
import type { ProfileFields } from './profileFields';
import { suggestPlaces } from './suggestPlaces';
import { useSaveProfile } from './useSaveProfile';

interface ProfileBasicsFormProps {
  readonly initial: ProfileFields;
  /** Persists the fields until the server has accepted them. */
  readonly draft?: Draft | undefined;
  /** Whether to include what the first step leaves for later. */
  readonly isWhole?: boolean | undefined;
  /** The university of the email address. */
  readonly proposed?: string | null | undefined;
  /** The label of the submit button. */
  readonly submitText?: string | undefined;
  /** Called when a field changes, and when all are back to their initial values. */
  readonly onChanged?: ((isChanged: boolean) => void) | undefined;
  /** Called with the values the server accepted. */
  readonly onAccepted: (fields: ProfileFields) => void;
}

const LazyCombobox = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "combobox" */ '#shared/ui/choices/Combobox')).Combobox,
);

/** A person's name, place of study and interests. Name and position may be left empty. */
export function ProfileBasicsForm(props: ProfileBasicsFormProps) {
  const { initial, draft, isWhole = false } = props;
  const { proposed, submitText = texts.goOn, onChanged, onAccepted } = props;
  const { data: known = [] } = useSuggestUniversitiesQuery();
  const save = useSaveProfile(initial);
  const form = useForm<ProfileFields>({
    initialValues: initial,
    loadSchema: loadProfileSchema,
    draft,
    prepare: addTypedInterests,
    async submit(fields) {
      form.change(fields);
      const error = await save(fields);
      if (error) {
        const errors = isApiError(error) ? error.data.errors : undefined;
        if (errors) return { errors };
        return { notice: { tone: 'danger', text: errorDetail(error, texts.notSaved) } };
      }
      onAccepted(fields);
      return {};
    },
  });
  const { values, errors, isSubmitting } = form;
  const isChanged = JSON.stringify(values) !== JSON.stringify(initial);
  useEffect(() => onChanged?.(isChanged), [isChanged, onChanged]);
  const { universities, departments } = suggestPlaces(known, values.university_name);
  const place = (name: 'university_name' | 'department', options: readonly string[]) => ({
    ...form.field(name),
    options,
    errorHidden: true,
    required: true,
    onChange: (text: string) => form.change({ [name]: text }),
  });

  return (
    <form {...form.props} className={css.form}>
      <FormMessage notice={form.notice} />
      {isWhole && draft?.isRestored ? <DraftLine onDiscard={form.discard} /> : null}
      <fieldset className={css.fields} disabled={isSubmitting}>
        <NameFields form={form} isWhole={isWhole} />
        <PlaceField
          {...place('university_name', universities)}
          label={texts.university}
          hint={proposed && values.university_name === proposed ? texts.proposed : undefined}
          placeholder={texts.universityExample}
          maxLength={UNIVERSITY_NAME_MAX_LENGTH}
          autoComplete="organization"
          newOptionText={texts.newUniversity}
        />
        <PlaceField
          {...place('department', departments)}
          label={texts.department}
          placeholder={texts.departmentExample}
          maxLength={DEPARTMENT_NAME_MAX_LENGTH}
        />
        <InterestsField
          chosen={values.fields_of_interest}
          typed={values.another_interest}
          error={errors.fields_of_interest}
          onChange={(chosen, typed) =>
            form.change({ fields_of_interest: chosen, another_interest: typed })
          }
        />
        {isWhole ? <MentoringFields form={form} /> : null}
        {isWhole ? <MoreAboutFields form={form} /> : null}
      </fieldset>
      <div className={css.end}>
        <Button type="submit" variant="primary" size="lg" busy={isSubmitting}>
          {submitText}
        </Button>
      </div>
    </form>
  );
}

/** Includes a typed interest, even if the user didn't click the button that adds it. */
function addTypedInterests(fields: ProfileFields): ProfileFields {
  const { chosen, left } = addInterests(fields.fields_of_interest, fields.another_interest);
  return { ...fields, fields_of_interest: chosen, another_interest: left };
}

/** A field with suggestions; a plain one until the code for suggestions has loaded. */
function PlaceField(props: ComboboxProps) {
  const { options: _options, onChange: _onChange, newOptionText: _text, ...field } = props;
  return (
    <PartBoundary part="field">
      <Suspense fallback={<TextField {...field} readOnly />}>
        <LazyCombobox {...props} />
      </Suspense>
    </PartBoundary>
  );
}
