import { useId, useRef, useState, type FormEvent } from 'react';
import type { ModerationDecision, ModerationReport } from '#contract/entities/report';
import { EXPLANATION_MAX_LENGTH, MODERATION_DECISIONS } from '#contract/limits';
import { errorDetail, hasStatus } from '#api/errors';
import { DraftLine } from '#shared/drafts/DraftLine';
import { useDraft } from '#shared/drafts/useDraft';
import { sendOnKey } from '#shared/keys/sendKeys';
import { lengthProblem } from '#shared/lib/textLimit';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Button, FieldError, Notice, Select, TextArea } from '#shared/ui';
import * as texts from '../texts';
import { useDecideReportMutation } from './moderationApi';
import css from './moderation.module.css';

/** The lengths of a suspension to choose from. */
const DAYS = [1, 3, 7, 14, 30, 90, 365];
const USUAL_DAYS = 7;
/** The refusals whose own text the moderator can use. */
const EXPLAINED = [400, 403, 409];

/** Focuses the choice of the decision that is shown, if there is one. */
export function focusDecision(): void {
  document.querySelector<HTMLElement>('[data-decision] input')?.focus();
}

interface Choice {
  readonly decision: ModerationDecision;
  readonly label: string;
  readonly hint: string;
}

/** An appeal is granted or refused. A person can't be removed. */
function choicesFor({ kind, appeal }: ModerationReport): readonly Choice[] {
  if (appeal)
    return [
      { decision: 'dismiss', label: texts.grant, hint: texts.grantHint },
      { decision: 'warn', label: texts.refuse, hint: texts.refuseHint },
    ];
  return MODERATION_DECISIONS.filter((each) => kind !== 'person' || each !== 'remove').map(
    (decision) => ({
      decision,
      label: texts.decisions[decision],
      hint: texts.decisionHints[decision],
    }),
  );
}

interface DecisionFormProps {
  readonly report: ModerationReport;
  readonly onDecided: () => void;
}

/** Decides a report, or the appeal against it. Ctrl+Enter sends it from the explanation. */
export function DecisionForm({ report, onDecided }: DecisionFormProps) {
  const { id, appeal } = report;
  const dispatch = useAppDispatch();
  const name = useId();
  const titleId = useId();
  const problemId = useId();
  const words = useRef<HTMLTextAreaElement>(null);
  const [decideReport, { isLoading, error }] = useDecideReportMutation();
  const [decision, setDecision] = useState<ModerationDecision | null>(null);
  const [days, setDays] = useState(USUAL_DAYS);
  const draft = useDraft(`decision:${id}`);
  const explanation = draft.text;
  const [isMissing, setIsMissing] = useState(false);
  const [problem, setProblem] = useState<string>();

  const handleSubmit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isLoading) return;
    const found = lengthProblem(explanation, EXPLANATION_MAX_LENGTH);
    setProblem(found);
    setIsMissing(decision === null);
    if (decision === null) {
      focusDecision();
      return;
    }
    if (found !== undefined) {
      words.current?.focus();
      return;
    }
    const suspension = decision === 'suspend' ? { days } : {};
    const made = { id, decision, ...suspension, explanation: explanation.trim() };
    const response = await decideReport(made);
    if (response.error) return;
    draft.clear();
    dispatch(notify({ kind: 'success', text: texts.decidedToast }));
    onDecided();
  };

  return (
    <form
      aria-labelledby={titleId}
      className={css.decision}
      noValidate
      data-decision=""
      onSubmit={(event) => void handleSubmit(event)}
    >
      <h3 id={titleId} className={css.partTitle}>
        {appeal ? texts.decideAppeal : texts.decide}
      </h3>
      <div
        role="radiogroup"
        aria-labelledby={titleId}
        aria-describedby={isMissing ? problemId : undefined}
        className={css.choices}
      >
        {choicesFor(report).map((choice) => (
          <label key={choice.decision} className={css.choice}>
            <input
              type="radio"
              name={name}
              checked={decision === choice.decision}
              onChange={() => {
                setIsMissing(false);
                setDecision(choice.decision);
              }}
            />
            <span>
              {choice.label}
              <span className={css.hint}>{choice.hint}</span>
            </span>
          </label>
        ))}
        {isMissing ? <FieldError id={problemId}>{texts.decisionMissing}</FieldError> : null}
      </div>
      {decision === 'suspend' && !appeal ? (
        <Select
          label={texts.days}
          value={days}
          fieldClassName={css.days}
          onChange={(event) => setDays(Number(event.target.value))}
        >
          {DAYS.map((count) => (
            <option key={count} value={count}>
              {texts.dayOption(count)}
            </option>
          ))}
        </Select>
      ) : null}
      <TextArea
        ref={words}
        label={texts.explanation}
        hint={appeal ? texts.appealExplanationHint : texts.explanationHint}
        rows={3}
        value={explanation}
        error={problem}
        readOnly={isLoading}
        onChange={(event) => {
          setProblem(undefined);
          draft.change(event.target.value);
        }}
        onKeyDown={(event) => sendOnKey(event, 'ctrl-enter', () => void handleSubmit())}
      />
      {draft.isRestored ? <DraftLine onDiscard={() => draft.clear()} /> : null}
      {error && !isLoading ? (
        <Notice tone="danger" role="alert">
          {EXPLAINED.some((status) => hasStatus(error, status))
            ? errorDetail(error, texts.notDecided)
            : texts.notDecided}
        </Notice>
      ) : null}
      <div>
        <Button type="submit" variant="primary" busy={isLoading}>
          {appeal ? texts.decideAppeal : texts.decide}
        </Button>
      </div>
    </form>
  );
}
