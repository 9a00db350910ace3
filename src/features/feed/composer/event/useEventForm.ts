import { useFormik, validateYupSchema, yupToFormErrors, type FormikErrors } from 'formik';
import { useState } from 'react';
import type { EventFields } from '../../newPost';
import { trimEventFields } from './eventFields';

/** What is wrong with each field of an event. */
export type EventErrors = Readonly<Partial<Record<keyof EventFields, string>>>;

/** The fields of an event being filled in; give the first three to `EventFieldset`. */
export interface EventForm {
  readonly value: EventFields;
  readonly errors: EventErrors;
  readonly onChange: (value: EventFields) => void;
  /** Shows what is wrong, and resolves with the cleaned fields or, where something is, with null. */
  readonly check: () => Promise<EventFields | null>;
  /** Shows what somebody else, such as the server, found wrong. */
  readonly showErrors: (errors: EventErrors) => void;
}

// Without the rules the form still works: the server checks everything once more.
const loadSchema = () =>
  import(/* webpackChunkName: "event-schema" */ './eventSchema').then(
    ({ eventSchema }) => eventSchema,
    () => null,
  );

async function findErrors(values: EventFields): Promise<FormikErrors<EventFields>> {
  const schema = await loadSchema();
  try {
    if (schema) await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    return yupToFormErrors(error);
  }
}

/** Runs the form of an event: wrong fields are told on checking, and from then on while typing. */
export function useEventForm(
  initialFields: EventFields,
  onChange?: (value: EventFields) => void,
): EventForm {
  const [isChecked, setIsChecked] = useState(false);
  const formik = useFormik<EventFields>({
    initialValues: initialFields,
    validate: findErrors,
    validateOnBlur: false,
    validateOnChange: isChecked,
    onSubmit: () => undefined,
  });
  return {
    value: formik.values,
    errors: formik.errors,
    onChange(value) {
      void formik.setValues(value);
      onChange?.(value);
    },
    async check() {
      setIsChecked(true);
      const errors = await formik.validateForm();
      return Object.keys(errors).length === 0 ? trimEventFields(formik.values) : null;
    },
    showErrors: (errors) => formik.setErrors({ ...errors }),
  };
}
