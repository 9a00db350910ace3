import { Send } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { researchMessages } from '#contract/messages';
import { useDraft } from '#shared/drafts/useDraft';
import { FormMessage } from '#shared/forms/FormMessage';
import { useForm } from '#shared/forms/useForm';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { Card } from '#shared/ui/layout/Card';
import { paths } from '#shared/paths';
import { DraftLine } from '#shared/drafts/DraftLine';
import * as texts from '../texts';
import { postWork } from './postWork';
import css from './PostWork.module.css';
import { loadWorkSchema, newWork } from './workFields';
import { WorkFieldset } from './WorkFieldset';

/** The form that announces the user's current work. */
export function PostWork() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const draft = useDraft('research:work');
  const form = useForm({
    initialValues: newWork,
    loadSchema: loadWorkSchema,
    draft,
    invalidText: researchMessages.postFieldsMissing,
    async submit(fields) {
      const problem = await dispatch(postWork(fields));
      if (problem !== null) return { notice: { tone: 'danger', text: problem } };
      form.discard();
      dispatch(notify({ kind: 'success', text: researchMessages.posted }));
      void navigate(paths.currentlyWorking);
      return {};
    },
  });
  return (
    <Card padding="lg" edgeToEdge>
      <form {...form.props} aria-label={texts.postWork} className={css.form}>
        {draft.isRestored ? <DraftLine onDiscard={form.discard} /> : null}
        <WorkFieldset form={form} />
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
