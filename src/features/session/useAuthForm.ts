import { useFormik, type FormikErrors } from 'formik';
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent, type RefObject } from 'react';
import { ValidationError, type ObjectSchema } from 'yup';

/** What a form says of itself as a whole. */
export interface FormNotice {
  tone: 'success' | 'warn' | 'danger';
  text: string;
}

/** What came of sending a form: a text for the whole, texts for wrong fields, or neither. */
export interface FormOutcome<Values> {
  notice?: FormNotice;
  errors?: Partial<Record<keyof Values, string>>;
}

interface AuthFormOptions<Values extends Record<string, string>> {
  initialValues: Values;
  schema: ObjectSchema<Values>;
  initialNotice?: FormNotice | null;
  /** Gets the values as the schema cleaned them. */
  submit(values: Values): Promise<FormOutcome<Values>>;
}

/** A form of text fields; give it to `AuthForm`, and `field(name)` to its fields. */
export interface AuthFormState<Values extends Record<string, string>> {
  formRef: RefObject<HTMLFormElement | null>;
  values: Values;
  isSubmitting: boolean;
  notice: FormNotice | null;
  show(notice: FormNotice | null): void;
  handleSubmit(event: FormEvent<HTMLFormElement>): void;
  change(name: keyof Values & string, text: string): void;
  /** The cleaned text of one field, or null once its error is shown. */
  check(name: keyof Values & string): string | null;
  field(name: keyof Values & string): {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
}

/**
 * Runs a form by its schema: wrong fields are told on submitting, from then on while typing, and the
 * first of them gets the focus. What was typed stays whatever the answer is.
 */
export function useAuthForm<Values extends Record<string, string>>(
  options: AuthFormOptions<Values>,
): AuthFormState<Values> {
  const { initialValues, schema, initialNotice = null, submit } = options;
  const [notice, show] = useState(initialNotice);
  const [attempted, setAttempted] = useState(false);
  const formik = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    validateOnBlur: false,
    validateOnChange: attempted,
    onSubmit: async (values, { setErrors }) => {
      const outcome = await submit(schema.cast(values) as Values);
      setErrors((outcome.errors ?? {}) as FormikErrors<Values>);
      show(outcome.notice ?? null);
    },
  });
  const { values, isSubmitting, submitCount } = formik;
  const errors: Partial<Record<string, string>> = formik.errors;
  const [checks, setChecks] = useState(0);
  const formRef = useFocusOnError(isSubmitting, submitCount + checks);

  const change = (name: keyof Values & string, text: string) => {
    void formik.setFieldValue(name, text);
    if (!attempted && errors[name]) formik.setFieldError(name, undefined);
  };

  return {
    formRef,
    values,
    isSubmitting,
    notice,
    show,
    handleSubmit(event) {
      show(null);
      setAttempted(true);
      formik.handleSubmit(event);
    },
    change,
    check(name) {
      const error = findError(schema, name, values);
      formik.setFieldError(name, error);
      setChecks(checks + 1);
      return error === undefined ? (schema.cast(values) as Values)[name] : null;
    },
    field: (name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event) => change(name, event.currentTarget.value),
    }),
  };
}

function findError<Values extends Record<string, string>>(
  schema: ObjectSchema<Values>,
  name: string,
  values: Values,
): string | undefined {
  try {
    schema.validateSyncAt(name, values);
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}

/** After each attempt: to the first wrong field, or back from a field that was disabled meanwhile. */
function useFocusOnError(isSubmitting: boolean, attempts: number) {
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = formRef.current;
    if (!form || isSubmitting || attempts === 0) return;
    const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else if (document.activeElement === document.body)
      form.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [isSubmitting, attempts]);
  return formRef;
}
