import { Send } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  PAPER_TITLE_MAX_LENGTH,
  RESEARCH_DETAILS_MAX_LENGTH,
  RESEARCH_FIELD_MAX_LENGTH,
} from '#contract/limits';
import { researchMessages } from '#contract/messages';
import { useDraft } from '#shared/drafts/useDraft';
import { FormMessage } from '#shared/forms/FormMessage';
import { useForm } from '#shared/forms/useForm';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { Card } from '#shared/ui/layout/Card';
import { TextArea } from '#shared/ui/fields/TextArea';
import { TextField } from '#shared/ui/fields/TextField';
import { paths } from '#shared/paths';
import { DraftLine } from '#shared/drafts/DraftLine';
import { needed } from '../fields';
import * as texts from '../texts';
import { postWork, type Attempt } from './postWork';
import css from './PostWork.module.css';
import type { WorkFields } from './workApi';

const noFields: WorkFields = { title: '', research_field: '', details: '' };

const loadSchema = async () =>
  (await import(/* webpackChunkName: "research-schemas" */ '../researchSchemas')).workSchema;

/** The form that announces the user's current work. */
export function PostWork() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const draft = useDraft('research:work');
  const attempt = useRef<Attempt | null>(null);
  const form = useForm({
    initialValues: noFields,
    loadSchema,
    draft,
    invalidText: researchMessages.postFieldsMissing,
    async submit(fields) {
      const posted = await dispatch(postWork(fields, attempt.current));
      attempt.current = posted.problem === null ? null : posted.attempt;
      if (posted.problem !== null) return { notice: { tone: 'danger', text: posted.problem } };
      form.discard();
      dispatch(notify({ kind: 'success', text: researchMessages.posted }));
      void navigate(paths.currentlyWorking);
      return {};
    },
  });
  const wire = (name: keyof WorkFields) =>
    needed({ ...form.field(name), readOnly: form.isSubmitting }, texts.required);

  return (
    <Card padding="lg" edgeToEdge>
      <form {...form.props} aria-label={texts.postWork} className={css.form}>
        {draft.isRestored ? <DraftLine onDiscard={form.discard} /> : null}
        <TextField label={texts.title} {...wire('title')} maxLength={PAPER_TITLE_MAX_LENGTH} />
        <TextField
          label={texts.researchField}
          {...wire('research_field')}
          maxLength={RESEARCH_FIELD_MAX_LENGTH}
        />
        <TextArea
          label={texts.details}
          hint={texts.detailsHint}
          rows={6}
          {...wire('details')}
          maxLength={RESEARCH_DETAILS_MAX_LENGTH}
        />
        <FormMessage notice={form.notice} />
        <div className={css.foot}>
          <Button
            type="submit"
            variant="primary"
            icon={Send}
            busy={form.isSubmitting}
            busyText={texts.posting}
          >
            {texts.post}
          </Button>
        </div>
      </form>
    </Card>
  );
}
