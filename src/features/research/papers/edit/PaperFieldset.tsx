import type { Ref } from 'react';
import type { Form } from '#shared/forms/useForm';
import { TextArea } from '#shared/ui/fields/TextArea';
import { TextField } from '#shared/ui/fields/TextField';
import { needed } from '../../fields';
import * as texts from '../../texts';
import type { PaperFields } from '../papersApi';
import css from './PaperFieldset.module.css';

interface PaperFieldsetProps {
  readonly form: Form<PaperFields>;
  /** The first field, so that a caller can focus it. */
  readonly first?: Ref<HTMLInputElement> | undefined;
}

const optional = (label: string) => (
  <>
    {label} <span className={css.optional}>{texts.optional}</span>
  </>
);

/** The fields for a paper's details. */
export function PaperFieldset({ form, first }: PaperFieldsetProps) {
  const wire = (name: keyof PaperFields) => ({ ...form.field(name), readOnly: form.isSubmitting });
  return (
    <div className={css.fields}>
      <TextField
        ref={first}
        label={texts.title}
        {...needed(wire('title'), texts.required)}
        fieldClassName={css.wide}
      />
      <TextField
        label={texts.author}
        hint={texts.authorHint}
        {...needed(wire('author'), texts.required)}
      />
      <TextField label={texts.researchField} {...needed(wire('research_field'), texts.required)} />
      <TextArea
        label={optional(texts.abstract)}
        rows={4}
        {...wire('abstract')}
        fieldClassName={css.wide}
      />
      <TextField label={optional(texts.doi)} placeholder={texts.doiPlaceholder} {...wire('doi')} />
      <TextField label={optional(texts.year)} inputMode="numeric" {...wire('published_year')} />
    </div>
  );
}
