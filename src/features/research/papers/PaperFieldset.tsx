import type { Ref } from 'react';
import {
  ABSTRACT_MAX_LENGTH,
  DOI_MAX_LENGTH,
  PAPER_AUTHOR_MAX_LENGTH,
  PAPER_TITLE_MAX_LENGTH,
  RESEARCH_FIELD_MAX_LENGTH,
} from '#contract/limits';
import { hasVisibleText } from '#contract/visibleText';
import { TextArea } from '#shared/ui/fields/TextArea';
import { TextField } from '#shared/ui/fields/TextField';
import css from './PaperFieldset.module.css';
import type { PaperFields } from './papersApi';

interface PaperFieldsetProps {
  readonly fields: PaperFields;
  readonly onChange: (name: keyof PaperFields, value: string) => void;
  /** Marks the needed fields that are empty. */
  readonly needsAll: boolean;
  /** What the server says is wrong, by field. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
  readonly readOnly?: boolean | undefined;
  /** The first field, to be given the focus. */
  readonly first?: Ref<HTMLInputElement> | undefined;
}

const YEAR_LENGTH = 4;

/** What is said of a paper, field by field. */
export function PaperFieldset(props: PaperFieldsetProps) {
  const { fields, onChange, needsAll, errors = {}, readOnly = false, first } = props;
  const wire = (name: keyof PaperFields) => ({
    name,
    value: fields[name],
    readOnly,
    error: errors[name],
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  });
  const need = (name: keyof PaperFields) => ({
    ...wire(name),
    'aria-required': true,
    ...(needsAll && !hasVisibleText(fields[name])
      ? { error: 'This is needed.', errorHidden: true }
      : {}),
  });
  return (
    <div className={css.fields}>
      <TextField
        ref={first}
        label="Title"
        {...need('title')}
        maxLength={PAPER_TITLE_MAX_LENGTH}
        fieldClassName={css.wide}
      />
      <TextField
        label="Author"
        hint="Several: Ada Lovelace; Alan Turing"
        {...need('author')}
        maxLength={PAPER_AUTHOR_MAX_LENGTH}
      />
      <TextField
        label="Research field"
        {...need('research_field')}
        maxLength={RESEARCH_FIELD_MAX_LENGTH}
      />
      <TextArea
        label="Abstract"
        rows={4}
        {...wire('abstract')}
        maxLength={ABSTRACT_MAX_LENGTH}
        fieldClassName={css.wide}
      />
      <TextField
        label="DOI"
        placeholder="10.1000/xyz123"
        {...wire('doi')}
        maxLength={DOI_MAX_LENGTH}
      />
      <TextField
        label="Year"
        inputMode="numeric"
        {...wire('published_year')}
        maxLength={YEAR_LENGTH}
      />
    </div>
  );
}
