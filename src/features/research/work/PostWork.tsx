import { Send } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  PAPER_TITLE_MAX_LENGTH,
  RESEARCH_DETAILS_MAX_LENGTH,
  RESEARCH_FIELD_MAX_LENGTH,
} from '#contract/limits';
import { researchMessages } from '#contract/messages';
import { hasVisibleText } from '#contract/visibleText';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { Card } from '#shared/ui/layout/Card';
import { Notice } from '#shared/ui/feedback/Notice';
import { TextArea } from '#shared/ui/fields/TextArea';
import { TextField } from '#shared/ui/fields/TextField';
import { paths } from '#shared/paths';
import { RestoredLine } from '../RestoredLine';
import { useFieldsDraft } from '../useFieldsDraft';
import { postWork, type Attempt } from './postWork';
import css from './PostWork.module.css';
import type { WorkFields } from './workApi';

const noFields = { title: '', research_field: '', details: '' };

/** The form that announces what somebody works on. */
export function PostWork() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const draft = useFieldsDraft('research:work', noFields);
  const [problem, setProblem] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [isPosting, setIsPosting] = useState(false);
  const attempt = useRef<Attempt | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isEmpty = (name: keyof WorkFields) => !hasVisibleText(draft.fields[name]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPosting) return;
    setIsChecked(true);
    const missing = (['title', 'research_field', 'details'] as const).find(isEmpty);
    if (missing) {
      setProblem(researchMessages.postFieldsMissing);
      form.current?.querySelector<HTMLElement>(`[name="${missing}"]`)?.focus();
      return;
    }
    setProblem(null);
    setIsPosting(true);
    const posted = await dispatch(postWork(draft.fields, attempt.current));
    setIsPosting(false);
    attempt.current = posted.problem === null ? null : posted.attempt;
    setProblem(posted.problem);
    if (posted.problem !== null) return;
    draft.clear();
    dispatch(notify({ kind: 'success', text: researchMessages.posted }));
    void navigate(paths.currentlyWorking);
  };

  const wire = (name: keyof WorkFields) => ({
    name,
    value: draft.fields[name],
    readOnly: isPosting,
    'aria-required': true,
    ...(isChecked && isEmpty(name) ? { error: 'This is needed.', errorHidden: true } : {}),
    onChange: (event: { target: { value: string } }) => {
      draft.change({ [name]: event.target.value });
      setProblem(null);
    },
  });

  return (
    <Card padding="lg" edgeToEdge>
      <form
        ref={form}
        noValidate
        aria-label="Post Current Work"
        className={css.form}
        onSubmit={(event) => void submit(event)}
      >
        {draft.isRestored ? <RestoredLine onDiscard={draft.clear} /> : null}
        <TextField label="Title" {...wire('title')} maxLength={PAPER_TITLE_MAX_LENGTH} />
        <TextField
          label="Research field"
          {...wire('research_field')}
          maxLength={RESEARCH_FIELD_MAX_LENGTH}
        />
        <TextArea
          label="Details"
          hint="What you work on, and whom you would like to join. Formulas go between $ signs."
          rows={6}
          {...wire('details')}
          maxLength={RESEARCH_DETAILS_MAX_LENGTH}
        />
        {problem === null ? null : (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
        <div className={css.foot}>
          <Button type="submit" variant="primary" icon={Send} busy={isPosting} busyText="Posting…">
            Post
          </Button>
        </div>
      </form>
    </Card>
  );
}
