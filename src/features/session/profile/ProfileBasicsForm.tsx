import { useFormik, validateYupSchema, yupToFormErrors } from 'formik';
import { Suspense } from 'react';
import { array, object, string } from 'yup';
import { DEPARTMENT_NAME_MAX_LENGTH, UNIVERSITY_NAME_MAX_LENGTH } from '#contract/limits';
import { hasVisibleText } from '#contract/visibleText';
import { errorDetail } from '#api/errors';
import { lazyPart } from '#shared/lazy/lazyPart';
import { Button } from '#shared/ui/buttons/Button';
import type { ComboboxProps } from '#shared/ui/choices/Combobox';
import { TextField } from '#shared/ui/fields/TextField';
import { FormMessage } from '../form/FormMessage';
import { useSuggestUniversitiesQuery } from '../profileFormApi';
import { useCompleteStep1Mutation } from '../sessionApi';
import type { FormNotice } from '../form/useAuthForm';
import { useFocusOnError } from '../form/useFocusOnError';
import css from './CompleteProfilePage.module.css';
import { addInterests } from './interests';
import { InterestsField } from './InterestsField';
import type { ProfileFields } from './profileFields';
import { suggestPlaces } from './suggestPlaces';

interface ProfileBasicsFormProps {
  readonly initial: ProfileFields;
  /** What its button says. */
  readonly submitText?: string | undefined;
  readonly onEdited?: ((fields: ProfileFields) => void) | undefined;
  /** Called with what the server took. */
  readonly onAccepted: (fields: ProfileFields) => void;
}

const neededText = (missing: string) =>
  string()
    .test('visible', missing, (text = '') => hasVisibleText(text))
    .trim()
    .required(missing);

const schema = object({
  university_name: neededText('Your university is missing'),
  department: neededText('Your department is missing'),
  fields_of_interest: array(string().required()).required().min(1, 'Choose one interest or more'),
  another_interest: string().default(''),
});

const LazyCombobox = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "combobox" */ '#shared/ui/choices/Combobox')).Combobox,
);

/** The first step: university, department and interests, all of them needed. */
export function ProfileBasicsForm(props: ProfileBasicsFormProps) {
  const { initial, submitText = 'Continue', onEdited, onAccepted } = props;
  const { data: known = [] } = useSuggestUniversitiesQuery();
  const [complete] = useCompleteStep1Mutation();
  const form = useFormik<ProfileFields>({
    initialValues: initial,
    initialStatus: null,
    validate: findErrors,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async (values, { setStatus, setValues }) => {
      setStatus(null);
      const fields = schema.cast(takeTyped(values));
      await setValues(fields);
      const { error } = await complete(fields);
      if (!error) return onAccepted(fields);
      const text = errorDetail(error, 'Your profile was not saved. Please try again.');
      setStatus({ tone: 'danger', text } satisfies FormNotice);
    },
  });
  const { values, errors, isSubmitting } = form;
  const formRef = useFocusOnError(isSubmitting, form.submitCount);
  const { universities, departments } = suggestPlaces(known, values.university_name);

  const edit = (change: Partial<ProfileFields>) => {
    const next = { ...values, ...change };
    void form.setValues(next);
    for (const name of Object.keys(change)) form.setFieldError(name, undefined);
    onEdited?.(next);
  };
  const place = (name: 'university_name' | 'department', options: readonly string[]) => ({
    name,
    options,
    value: values[name],
    error: errors[name],
    errorHidden: true,
    required: true,
    onChange: (text: string) => edit({ [name]: text }),
  });

  return (
    <form ref={formRef} className={css.form} noValidate onSubmit={form.handleSubmit}>
      <FormMessage notice={form.status as FormNotice | null} />
      <fieldset className={css.fields} disabled={isSubmitting}>
        <PlaceField
          {...place('university_name', universities)}
          label="University"
          placeholder="For example, University of Dhaka"
          maxLength={UNIVERSITY_NAME_MAX_LENGTH}
          autoComplete="organization"
        />
        <PlaceField
          {...place('department', departments)}
          label="Department"
          placeholder="For example, Computer Science"
          maxLength={DEPARTMENT_NAME_MAX_LENGTH}
        />
        <InterestsField
          chosen={values.fields_of_interest}
          typed={values.another_interest}
          error={errors.fields_of_interest?.toString()}
          onChange={(chosen, typed) =>
            edit({ fields_of_interest: chosen, another_interest: typed })
          }
        />
      </fieldset>
      <div className={css.end}>
        <Button type="submit" variant="primary" size="lg" busy={isSubmitting}>
          {submitText}
        </Button>
      </div>
    </form>
  );
}

/** An interest that was typed counts, also where nobody pressed the button that adds it. */
function takeTyped(fields: ProfileFields): ProfileFields {
  const { chosen, left } = addInterests(fields.fields_of_interest, fields.another_interest);
  return { ...fields, fields_of_interest: chosen, another_interest: left };
}

async function findErrors(fields: ProfileFields) {
  try {
    await validateYupSchema(takeTyped(fields), schema);
    return {};
  } catch (error) {
    return yupToFormErrors<ProfileFields>(error);
  }
}

/** Suggests once its code is here; till then the same field stands in its place. */
function PlaceField(props: ComboboxProps) {
  const { options: _options, onChange: _onChange, ...field } = props;
  return (
    <Suspense fallback={<TextField {...field} readOnly />}>
      <LazyCombobox {...props} />
    </Suspense>
  );
}
