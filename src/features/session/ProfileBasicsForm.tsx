import { useFormik } from 'formik';
import { lazy, Suspense } from 'react';
import { array, object, string } from 'yup';
import {
  DEPARTMENT_NAME_MAX_LENGTH,
  INTEREST_OPTIONS,
  MAX_INTERESTS,
  UNIVERSITY_NAME_MAX_LENGTH,
} from '#contract/limits';
import { errorDetail } from '../../api/errors';
import { Button } from '../../shared/ui/Button';
import type { ComboboxProps } from '../../shared/ui/Combobox';
import { TextField } from '../../shared/ui/TextField';
import { ToggleChips } from '../../shared/ui/ToggleChips';
import css from './CompleteProfilePage.module.css';
import { FormMessage } from './FormMessage';
import { useSuggestUniversitiesQuery } from './profileFormApi';
import { useCompleteStep1Mutation } from './sessionApi';
import { suggestPlaces } from './suggestPlaces';
import type { FormNotice } from './useAuthForm';
import { useFocusOnError } from './useFocusOnError';

/** Where somebody studies and what for; named as the server names them. */
export interface ProfileBasics {
  university_name: string;
  department: string;
  fields_of_interest: string[];
}

interface ProfileBasicsFormProps {
  readonly initial: ProfileBasics;
  /** Called with what the server took. */
  readonly onAccepted: (basics: ProfileBasics) => void;
}

const schema = object({
  university_name: string().trim().required('Your university is missing'),
  department: string().trim().required('Your department is missing'),
  fields_of_interest: array(string().required()).required().min(1, 'Choose one interest or more'),
});

const LazyCombobox = lazy(async () => ({
  default: (await import(/* webpackChunkName: "combobox" */ '../../shared/ui/Combobox')).Combobox,
}));

/** The first step: university, department and interests, all of them needed. */
export function ProfileBasicsForm({ initial, onAccepted }: ProfileBasicsFormProps) {
  const { data: known = [] } = useSuggestUniversitiesQuery();
  const [complete] = useCompleteStep1Mutation();
  const form = useFormik<ProfileBasics>({
    initialValues: initial,
    initialStatus: null,
    validationSchema: schema,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async (values, { setStatus }) => {
      setStatus(null);
      const basics = schema.cast(values);
      const { error } = await complete(basics);
      if (!error) return onAccepted(basics);
      const text = errorDetail(error, 'Your profile was not saved. Please try again.');
      setStatus({ tone: 'danger', text } satisfies FormNotice);
    },
  });
  const formRef = useFocusOnError(form.isSubmitting, form.submitCount);
  const { universities, departments } = suggestPlaces(known, form.values.university_name);
  const { fields_of_interest: interests } = form.values;
  const own = initial.fields_of_interest.filter((each) => !isOffered(each));

  const place = (name: 'university_name' | 'department', options: readonly string[]) => ({
    name,
    options,
    value: form.values[name],
    error: form.errors[name],
    errorHidden: true,
    required: true,
    onChange: (text: string) => {
      void form.setFieldValue(name, text);
      form.setFieldError(name, undefined);
    },
  });

  return (
    <form ref={formRef} className={css.form} noValidate onSubmit={form.handleSubmit}>
      <FormMessage notice={form.status as FormNotice | null} />
      <fieldset className={css.fields} disabled={form.isSubmitting}>
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
        <ToggleChips
          label="Fields of interest"
          options={[...INTEREST_OPTIONS, ...own]}
          value={interests}
          max={MAX_INTERESTS}
          error={form.errors.fields_of_interest?.toString()}
          errorHidden
          onChange={(value) => {
            void form.setFieldValue('fields_of_interest', value);
            form.setFieldError('fields_of_interest', undefined);
          }}
        />
      </fieldset>
      <div className={css.end}>
        <Button type="submit" variant="primary" size="lg" busy={form.isSubmitting}>
          Continue
        </Button>
      </div>
    </form>
  );
}

const isOffered = (interest: string) => INTEREST_OPTIONS.some((option) => option === interest);

/** Suggests once its code is here; till then the same field stands in its place. */
function PlaceField(props: ComboboxProps) {
  const { options: _options, onChange: _onChange, ...field } = props;
  return (
    <Suspense fallback={<TextField {...field} readOnly />}>
      <LazyCombobox {...props} />
    </Suspense>
  );
}
