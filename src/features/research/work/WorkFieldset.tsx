import type { Ref } from 'react';
import type { Form } from '#shared/forms/useForm';
import { Switch } from '#shared/ui/choices/Switch';
import { TextArea } from '#shared/ui/fields/TextArea';
import { TextField } from '#shared/ui/fields/TextField';
import { needed } from '../fields';
import * as texts from '../texts';
import css from './PostWork.module.css';
import type { WorkFields, WorkTexts } from './workApi';

interface WorkFieldsetProps {
  readonly form: Form<WorkFields>;
  /** The first field, so that a caller can focus it. */
  readonly first?: Ref<HTMLInputElement> | undefined;
}

/** The fields of current work, and the switch that opens it to requests. */
export function WorkFieldset({ form, first }: WorkFieldsetProps) {
  const wire = (name: keyof WorkTexts) =>
    needed({ ...form.field(name), readOnly: form.isSubmitting }, texts.required);
  return (
    <div className={css.form}>
      <TextField ref={first} label={texts.title} {...wire('title')} />
      <TextField label={texts.researchField} {...wire('research_field')} />
      <TextArea label={texts.details} hint={texts.detailsHint} rows={6} {...wire('details')} />
      <Switch
        label={texts.othersMayAsk}
        checked={form.values.is_open === 'true'}
        onChange={({ currentTarget: { checked } }) =>
          form.change({ is_open: checked ? 'true' : 'false' })
        }
      />
    </div>
  );
}
