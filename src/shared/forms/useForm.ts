import { useFormik, validateYupSchema, yupToFormErrors, type FormikErrors } from 'formik';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import type { ObjectSchema } from 'yup';
import type { Draft } from '../drafts/useDraft';
import type { FormNotice } from './FormMessage';
import { readValues, writeValues, type FormValues } from './formDraft';
import { useFocusOnError } from './useFocusOnError';

/** The error of each field. */
export type FormErrors<Values> = { readonly [Name in keyof Values]?: string | undefined };

/**
 * The result of a submission: a message about the whole form, errors of single fields, or neither.
 */
export interface FormOutcome<Values> {
  notice?: FormNotice;
  errors?: FormErrors<Values> | undefined;
}

interface FormOptions<Values extends FormValues<Values>> {
  /** The initial values, unless a draft contains others. */
  initialValues: Values;
  /** Fetches the rules of the fields. Their code isn't needed before the user types. */
  loadSchema: () => Promise<ObjectSchema<Values>>;
  /** Saves the values until they are sent. */
  draft?: Pick<Draft, 'text' | 'change' | 'clear'> | undefined;
  initialNotice?: FormNotice | null;
  /** Shown above the form while fields are invalid after a submission. */
  invalidText?: string | undefined;
  /** Completes the values before they are checked and sent. */
  prepare?: (values: Values) => Values;
  /** Receives the values as cleaned by the rules. Omit it if the form is part of another. */
  submit?: (values: Values) => Promise<FormOutcome<Values>>;
}

/** The state of a form and the props of its fields. */
export interface Form<Values> {
  readonly values: Values;
  readonly errors: FormErrors<Values>;
  readonly isSubmitting: boolean;
  readonly notice: FormNotice | null;
  readonly show: (notice: FormNotice | null) => void;
  /** Changes values. A function gets the latest ones. */
  readonly change: (changes: Partial<Values> | ((now: Values) => Partial<Values>)) => void;
  /** Checks all fields. Resolves with the cleaned values, or with null if a field is wrong. */
  readonly check: () => Promise<Values | null>;
  /** Checks one field in the same way. */
  readonly checkField: <Name extends keyof Values>(name: Name) => Promise<Values[Name] | null>;
  /** Shows errors from elsewhere, such as the server. Each stays until its field changes. */
  readonly fail: (errors: FormErrors<Values>) => void;
  /** Resets the values and deletes the draft. */
  readonly discard: () => void;
  /** For the element around the fields, if that isn't the form itself. */
  readonly ref: (element: HTMLElement | null) => void;
  /** Spread these on the form. */
  readonly props: {
    readonly ref: (element: HTMLElement | null) => void;
    readonly noValidate: true;
    readonly onFocus: () => void;
    readonly onSubmit: (event: FormEvent) => void;
  };
  /** The props of a text field. */
  readonly field: <Name extends keyof Values & string>(
    name: Name,
  ) => {
    name: Name;
    value: Values[Name];
    error: string | undefined;
    onChange: (event: { currentTarget: { value: string } }) => void;
  };
}

/**
 * Manages a form by its rules. Errors show once the user submits, and from then on while typing.
 * The first invalid field is focused. A failed submission never loses the input.
 */
export function useForm<Values extends FormValues<Values>>(
  options: FormOptions<Values>,
): Form<Values> {
  const { initialValues, draft, initialNotice = null, invalidText } = options;
  const { prepare = (values: Values) => values, submit } = options;
  // The form works without the rules, because the server validates everything as well.
  const loadSchema = () => options.loadSchema().catch(() => null);
  const [notice, show] = useState(initialNotice);
  const [isChecked, setIsChecked] = useState(false);
  const [checks, setChecks] = useState(0);
  const [reported, setReported] = useState<FormErrors<Values>>({});
  const isSending = useRef(false);

  const formik = useFormik<Values>({
    initialValues: draft ? readValues(draft.text, initialValues) : initialValues,
    validate: async (values) => findErrors(await loadSchema(), prepare(values)),
    validateOnBlur: false,
    validateOnChange: isChecked,
    onSubmit: async (values) => {
      const outcome = (await submit?.(clean(await loadSchema(), prepare(values)))) ?? {};
      setReported(outcome.errors ?? {});
      show(outcome.notice ?? null);
    },
  });
  const { values, isSubmitting, submitCount } = formik;
  const found = formik.errors as FormErrors<Values>;
  const errors: FormErrors<Values> = { ...found, ...reported };
  const isWrong = isChecked && !isSubmitting && Object.keys(found).length > 0;
  const ref = useFocusOnError(isSubmitting, submitCount + checks);

  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);

  const written = useRef(draft?.text);
  const draftText = draft?.text;
  const follow = useEffectEvent((text: string) => {
    if (text === written.current) return;
    written.current = text;
    latest.current = readValues(text, initialValues);
    void formik.setValues(latest.current);
  });
  // Another tab changed the draft.
  useEffect(() => {
    if (draftText !== undefined) follow(draftText);
  }, [draftText]);

  const change: Form<Values>['change'] = (changes) => {
    const changed = typeof changes === 'function' ? changes(latest.current) : changes;
    if (Object.keys(changed).length === 0) return;
    const next = { ...latest.current, ...changed };
    latest.current = next;
    void formik.setValues(next);
    written.current = writeValues(next, initialValues);
    draft?.change(written.current);
    setReported((now) => {
      const others = Object.entries(now).filter(([name]) => !(name in changed));
      return Object.fromEntries(others) as FormErrors<Values>;
    });
  };

  const fail: Form<Values>['fail'] = (wrong) => {
    setReported(wrong);
    setChecks((count) => count + 1);
  };

  return {
    values,
    errors,
    isSubmitting,
    notice: notice ?? (isWrong && invalidText ? { tone: 'danger', text: invalidText } : null),
    show,
    change,
    async check() {
      setIsChecked(true);
      setReported({});
      const wrong = await formik.validateForm();
      setChecks((count) => count + 1);
      if (Object.keys(wrong).length > 0) return null;
      return clean(await loadSchema(), prepare(latest.current));
    },
    async checkField(name) {
      const schema = await loadSchema();
      const error = (await findErrors(schema, values))[name];
      fail({ ...reported, [name]: error });
      return error === undefined ? clean(schema, values)[name] : null;
    },
    fail,
    discard() {
      setIsChecked(false);
      setReported({});
      show(null);
      latest.current = initialValues;
      written.current = '';
      formik.resetForm({ values: initialValues });
      draft?.clear();
    },
    ref,
    props: {
      ref,
      noValidate: true,
      onFocus: () => void loadSchema(),
      onSubmit(event) {
        event.preventDefault();
        if (isSending.current) return;
        isSending.current = true;
        show(null);
        setReported({});
        setIsChecked(true);
        void formik.submitForm().finally(() => {
          isSending.current = false;
        });
      },
    },
    field: (name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event) => change({ [name]: event.currentTarget.value } as Partial<Values>),
    }),
  };
}

function clean<Values extends FormValues<Values>>(
  schema: ObjectSchema<Values> | null,
  values: Values,
): Values {
  return schema ? (schema.cast(values) as Values) : values;
}

async function findErrors<Values extends FormValues<Values>>(
  schema: ObjectSchema<Values> | null,
  values: Values,
): Promise<FormikErrors<Values>> {
  try {
    if (schema) await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    return yupToFormErrors(error);
  }
}
