import { useFormik, validateYupSchema, yupToFormErrors, type FormikErrors } from 'formik';
import { useState, type ChangeEvent, type FormEvent } from 'react';
import type { ObjectSchema } from 'yup';

/** What a form says of itself as a whole. */
export interface FormNotice {
  tone: 'success' | 'warn' | 'danger';
  text: string;
}

/** What came of sending a form: a text for the whole, texts for wrong fields, or neither. */
export interface FormOutcome<Name extends string> {
  notice?: FormNotice;
  errors?: Partial<Record<Name, string>>;
}

type Values<Name extends string> = Record<Name, string>;
type Schema<Name extends string> = ObjectSchema<Values<Name>>;

interface AuthFormOptions<Name extends string> {
  initialValues: Values<Name>;
  /** Fetches what the fields must be; its code is not needed before somebody types. */
  loadSchema: () => Promise<Schema<Name>>;
  initialNotice?: FormNotice | null;
  /** Gets the values as the schema cleaned them. */
  submit: (values: Values<Name>) => Promise<FormOutcome<Name>>;
}

/** A form of text fields; give it to `AuthForm`, and `field(name)` to its fields. */
export interface AuthFormState<Name extends string> {
  values: Values<Name>;
  isSubmitting: boolean;
  /** Counts how often the form was looked at for errors. */
  attempts: number;
  notice: FormNotice | null;
  show: (notice: FormNotice | null) => void;
  /** Fetches what checking will need; call it once somebody is about to type. */
  prepare: () => void;
  handleSubmit: (event: FormEvent<HTMLFormElement>) => void;
  change: (name: Name, text: string) => void;
  /** The cleaned text of one field, or null once its error is shown. */
  check: (name: Name) => Promise<string | null>;
  field: (name: Name) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
}

/**
 * Runs a form by its schema: wrong fields are told on submitting, from then on while typing, and the
 * form that shows them focuses the first. What was typed stays whatever the answer is.
 */
export function useAuthForm<Name extends string>(
  options: AuthFormOptions<Name>,
): AuthFormState<Name> {
  const { initialValues, loadSchema, initialNotice = null, submit } = options;
  // Without the rules the form still works: the server checks everything once more.
  const readSchema = () => loadSchema().catch(() => null);
  const [notice, show] = useState(initialNotice);
  const [attempted, setAttempted] = useState(false);
  const formik = useFormik<Values<Name>>({
    initialValues,
    validate: async (values) => findErrors(await readSchema(), values),
    validateOnBlur: false,
    validateOnChange: attempted,
    onSubmit: async (values, { setErrors }) => {
      const outcome = await submit(clean(await readSchema(), values));
      setErrors((outcome.errors ?? {}) as FormikErrors<Values<Name>>);
      show(outcome.notice ?? null);
    },
  });
  const { values, isSubmitting, submitCount } = formik;
  const errors = formik.errors as Partial<Record<Name, string>>;
  const [checks, setChecks] = useState(0);

  const change = (name: Name, text: string) => {
    void formik.setFieldValue(name, text);
    if (!attempted && errors[name]) formik.setFieldError(name, undefined);
  };

  return {
    values,
    isSubmitting,
    attempts: submitCount + checks,
    notice,
    show,
    prepare: () => void readSchema(),
    handleSubmit(event) {
      show(null);
      setAttempted(true);
      formik.handleSubmit(event);
    },
    change,
    async check(name) {
      const schema = await readSchema();
      const error = (await findErrors(schema, values))[name] as string | undefined;
      formik.setFieldError(name, error);
      setChecks(checks + 1);
      return error === undefined ? clean(schema, values)[name] : null;
    },
    field: (name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event) => change(name, event.currentTarget.value),
    }),
  };
}

function clean<Name extends string>(schema: Schema<Name> | null, values: Values<Name>) {
  return schema ? (schema.cast(values) as Values<Name>) : values;
}

async function findErrors<Name extends string>(
  schema: Schema<Name> | null,
  values: Values<Name>,
): Promise<FormikErrors<Values<Name>>> {
  try {
    if (schema) await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    return yupToFormErrors(error);
  }
}
