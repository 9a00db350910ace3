import { useFormik, validateYupSchema, yupToFormErrors, type FormikErrors } from 'formik';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ObjectSchema } from 'yup';
import type { Draft } from '../drafts/useDraft';
import type { FormNotice } from './FormMessage';
import { readValues, writeValues, type FormValues } from './formDraft';
import { useFocusOnError } from './useFocusOnError';

/** What is wrong with each field. */
export type FormErrors<Values> = { readonly [Name in keyof Values]?: string | undefined };

/** What came of sending a form: a text for the whole, texts for wrong fields, or neither. */
export interface FormOutcome<Values> {
  notice?: FormNotice;
  errors?: FormErrors<Values> | undefined;
}

interface FormOptions<Values extends FormValues<Values>> {
  /** What the form begins with, where no draft says otherwise. */
  initialValues: Values;
  /** Fetches the rules of the fields; their code is not needed before somebody types. */
  loadSchema: () => Promise<ObjectSchema<Values>>;
  /** Where the values are kept while they are not sent. */
  draft?: Pick<Draft, 'text' | 'change' | 'clear'> | undefined;
  initialNotice?: FormNotice | null;
  /** What the form says as a whole while fields are wrong that somebody tried to send. */
  invalidText?: string | undefined;
  /** Completes the values before they are checked and sent. */
  prepare?: (values: Values) => Values;
  /** Gets the values as the rules cleaned them; left out where the form is part of another. */
  submit?: (values: Values) => Promise<FormOutcome<Values>>;
}

/** A form that is being filled in. */
export interface Form<Values> {
  readonly values: Values;
  readonly errors: FormErrors<Values>;
  readonly isSubmitting: boolean;
  readonly notice: FormNotice | null;
  readonly show: (notice: FormNotice | null) => void;
  /** Takes what somebody typed or chose; a function gets the values as they are by now. */
  readonly change: (changes: Partial<Values> | ((now: Values) => Partial<Values>)) => void;
  /** Checks all fields, and resolves with them cleaned or, where one is wrong, with null. */
  readonly check: () => Promise<Values | null>;
  /** Checks one field in the same way. */
  readonly checkField: <Name extends keyof Values>(name: Name) => Promise<Values[Name] | null>;
  /** Shows what somebody else, such as the server, found wrong; an error stays until its field is changed. */
  readonly fail: (errors: FormErrors<Values>) => void;
  /** Begins anew, without what was typed and without its draft. */
  readonly discard: () => void;
  /** For the element around the fields, where that is not the form itself. */
  readonly ref: (element: HTMLElement | null) => void;
  /** To be spread on the form. */
  readonly props: {
    readonly ref: (element: HTMLElement | null) => void;
    readonly noValidate: true;
    readonly onFocus: () => void;
    readonly onSubmit: (event: FormEvent) => void;
  };
  /** What a text field takes. */
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
 * Runs a form by its rules: wrong fields are told on submitting, from then on while typing, and the
 * first of them gets the focus. What was typed stays whatever the answer is.
 */
export function useForm<Values extends FormValues<Values>>(
  options: FormOptions<Values>,
): Form<Values> {
  const { initialValues, draft, initialNotice = null, invalidText } = options;
  const { prepare = (values: Values) => values, submit } = options;
  // Without the rules the form still works: the server checks everything once more.
  const loadSchema = () => options.loadSchema().catch(() => null);
  const [notice, show] = useState(initialNotice);
  const [isChecked, setIsChecked] = useState(false);
  const [checks, setChecks] = useState(0);
  const [told, setTold] = useState<FormErrors<Values>>({});
  const isSending = useRef(false);

  const formik = useFormik<Values>({
    initialValues: draft ? readValues(draft.text, initialValues) : initialValues,
    validate: async (values) => findErrors(await loadSchema(), prepare(values)),
    validateOnBlur: false,
    validateOnChange: isChecked,
    onSubmit: async (values) => {
      const outcome = (await submit?.(clean(await loadSchema(), prepare(values)))) ?? {};
      setTold(outcome.errors ?? {});
      show(outcome.notice ?? null);
    },
  });
  const { values, isSubmitting, submitCount } = formik;
  const found = formik.errors as FormErrors<Values>;
  const errors: FormErrors<Values> = { ...found, ...told };
  const isWrong = isChecked && !isSubmitting && Object.keys(found).length > 0;
  const ref = useFocusOnError(isSubmitting, submitCount + checks);

  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);

  const change: Form<Values>['change'] = (changes) => {
    const changed = typeof changes === 'function' ? changes(latest.current) : changes;
    if (Object.keys(changed).length === 0) return;
    const next = { ...latest.current, ...changed };
    latest.current = next;
    void formik.setValues(next);
    draft?.change(writeValues(next, initialValues));
    setTold((now) => {
      const others = Object.entries(now).filter(([name]) => !(name in changed));
      return Object.fromEntries(others) as FormErrors<Values>;
    });
  };

  const fail: Form<Values>['fail'] = (wrong) => {
    setTold(wrong);
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
      setTold({});
      const wrong = await formik.validateForm();
      setChecks((count) => count + 1);
      if (Object.keys(wrong).length > 0) return null;
      return clean(await loadSchema(), prepare(latest.current));
    },
    async checkField(name) {
      const schema = await loadSchema();
      const error = (await findErrors(schema, values))[name];
      fail({ ...told, [name]: error });
      return error === undefined ? clean(schema, values)[name] : null;
    },
    fail,
    discard() {
      setIsChecked(false);
      setTold({});
      show(null);
      latest.current = initialValues;
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
        setTold({});
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
