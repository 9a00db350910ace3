import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Appeal, OwnDecision } from '#contract/entities/report';
import { APPEAL_MAX_LENGTH } from '#contract/limits';
import { errorDetail, hasStatus } from '#api/errors';
import { DraftLine } from '#shared/drafts/DraftLine';
import { useDraft } from '#shared/drafts/useDraft';
import { textProblem } from '#shared/lib/textLimit';
import { Button, Notice, SettingsCard, TextArea } from '#shared/ui';
import { RelativeTime } from '#shared/ui/marks/RelativeTime';
import { useAppealDecisionMutation, useListMyReportsInfiniteQuery } from '../reportsApi';
import * as texts from '../texts';
import css from './reports.module.css';

/** The decisions about what the user wrote, with their appeals. Hidden while there are none. */
export function OwnDecisions() {
  const { data } = useListMyReportsInfiniteQuery(undefined);
  // Each page of reports has all of them.
  const decisions = data?.pages[0]?.decisions ?? [];
  if (decisions.length === 0) return null;
  return (
    <SettingsCard title={texts.decisionsTitle} lead={texts.decisionsLead}>
      <ul className={css.list}>
        {decisions.map((decision) => (
          <DecisionRow key={decision.report_id} decision={decision} />
        ))}
      </ul>
    </SettingsCard>
  );
}

function DecisionRow({ decision: row }: { readonly decision: OwnDecision }) {
  const { report_id: id, kind, decision, appeal } = row;
  const [isAppealing, setIsAppealing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const title = texts.decisionAbout[decision](kind);
  return (
    <li className={css.row}>
      <div className={css.head}>
        <h3 ref={heading} tabIndex={-1} className={css.subject}>
          {title}
        </h3>
        <RelativeTime stamp={row.decided_at} className={css.meta} />
      </div>
      {row.excerpt ? (
        <blockquote className={css.quote} dir="auto">
          {row.excerpt}
        </blockquote>
      ) : null}
      {row.explanation ? (
        <p className={css.words} dir="auto">
          {texts.moderatorsWords} <bdi>{row.explanation}</bdi>
        </p>
      ) : null}
      {appeal ? <AppealState appeal={appeal} /> : null}
      {appeal || isAppealing ? null : (
        <div className={css.actions}>
          <Button
            ref={opener}
            size="sm"
            aria-label={texts.appealNamed(title)}
            onClick={() => setIsAppealing(true)}
          >
            {texts.appeal}
          </Button>
        </div>
      )}
      {isAppealing && !appeal ? (
        <AppealForm
          id={id}
          onSent={() => heading.current?.focus()}
          onCancel={() => {
            flushSync(() => setIsAppealing(false));
            opener.current?.focus();
          }}
        />
      ) : null}
    </li>
  );
}

function AppealState({ appeal }: { readonly appeal: Appeal }) {
  const state = appeal.is_granted === null ? 'waiting' : appeal.is_granted ? 'granted' : 'refused';
  return (
    <>
      <p className={css.words} dir="auto">
        {texts.yourAppeal} <bdi>{appeal.text}</bdi>
      </p>
      <Notice tone={state === 'granted' ? 'success' : 'info'}>
        {texts.appealStates[state]}. <bdi>{appeal.explanation}</bdi>{' '}
        {state === 'granted' ? texts.restored : null}
      </Notice>
    </>
  );
}

interface AppealFormProps {
  readonly id: number;
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

function AppealForm({ id, onSent, onCancel }: AppealFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  // It replaces the button that had the focus.
  useEffect(() => field.current?.focus(), []);
  const [appealDecision, { isLoading, error }] = useAppealDecisionMutation();
  const draft = useDraft(`appeal:${id}`);
  const [problem, setProblem] = useState<string>();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const found = textProblem(draft.text, APPEAL_MAX_LENGTH, texts.appealMissing);
    setProblem(found);
    if (found !== undefined) {
      field.current?.focus();
      return;
    }
    const response = await appealDecision({ id, text: draft.text.trim() });
    if (response.error) return;
    draft.clear();
    onSent();
  };
  return (
    <form className={css.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextArea
        ref={field}
        label={texts.whyAppeal}
        rows={3}
        value={draft.text}
        error={problem}
        readOnly={isLoading}
        onChange={(event) => {
          setProblem(undefined);
          draft.change(event.target.value);
        }}
      />
      {draft.isRestored ? <DraftLine onDiscard={() => draft.clear()} /> : null}
      {error && !isLoading ? (
        <Notice tone="danger" role="alert">
          {hasStatus(error, 409) ? errorDetail(error, texts.appealNotSent) : texts.appealNotSent}
        </Notice>
      ) : null}
      <div className={css.actions}>
        <Button size="sm" type="submit" variant="primary" busy={isLoading}>
          {texts.sendAppeal}
        </Button>
        <Button size="sm" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
