import type { Ref } from 'react';
import {
  ABSTRACT_MAX_LENGTH,
  DOI_TEXT_MAX_LENGTH,
  PAPER_AUTHOR_MAX_LENGTH,
  PAPER_TITLE_MAX_LENGTH,
  RESEARCH_FIELD_MAX_LENGTH,
} from '#contract/limits';
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
        maxLength={PAPER_TITLE_MAX_LENGTH}
        fieldClassName={css.wide}
      />
      <TextField
        label={texts.author}
        hint={texts.authorHint}
        {...needed(wire('author'), texts.required)}
        maxLength={PAPER_AUTHOR_MAX_LENGTH}
      />
      <TextField
        label={texts.researchField}
        {...needed(wire('research_field'), texts.required)}
        maxLength={RESEARCH_FIELD_MAX_LENGTH}
      />
      <TextArea
        label={optional(texts.abstract)}
        rows={4}
        {...wire('abstract')}
        maxLength={ABSTRACT_MAX_LENGTH}
        fieldClassName={css.wide}
      />
      <TextField
        label={optional(texts.doi)}
        placeholder={texts.doiPlaceholder}
        {...wire('doi')}
        maxLength={DOI_TEXT_MAX_LENGTH}
      />
      <TextField label={optional(texts.year)} inputMode="numeric" {...wire('published_year')} />
    </div>
  );
}
