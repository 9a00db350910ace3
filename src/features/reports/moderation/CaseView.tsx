import type { ReactNode, Ref } from 'react';
import type { ModerationReport } from '#contract/entities/report';
import { nameOf } from '#shared/lib/people';
import { Card, LinkButton, Notice, Pill } from '#shared/ui';
import { RelativeTime } from '#shared/ui/marks/RelativeTime';
import { reportedPath } from '../reportedPath';
import * as texts from '../texts';
import { DecisionForm } from './DecisionForm';
import { useMarkLookedAtQuery } from './moderationApi';
import css from './moderation.module.css';
import { PersonFacts } from './PersonFacts';
import { dayOf, resultOf } from './reportWords';
import { ReportFiles } from './ReportFiles';

interface CaseViewProps {
  readonly report: ModerationReport;
  readonly ref: Ref<HTMLHeadingElement>;
  readonly onDecided: () => void;
}

/** One report: why it was made, the content, both people, and the decision. */
export function CaseView({ report, ref, onDecided }: CaseViewProps) {
  const { id, kind, author, appeal } = report;
  useMarkLookedAtQuery(id, { skip: report.state !== 'open' || !report.can_decide });
  const isOpenAppeal = appeal?.is_granted === null;
  return (
    <article className={css.case}>
      <div className={css.head}>
        <h2 ref={ref} tabIndex={-1} className={css.title}>
          {texts.caseTitle(kind, nameOf(author))}
        </h2>
        {report.others > 0 ? <Pill tone="warn">{texts.othersToo(report.others)}</Pill> : null}
      </div>
      <Part title={texts.reportedBecause}>
        <p dir="auto" className={css.text}>
          {report.reason}
        </p>
        {report.note ? (
          <p dir="auto" className={css.text}>
            {report.note}
          </p>
        ) : null}
        <p className={css.meta}>
          <RelativeTime stamp={report.created_at} />
        </p>
      </Part>
      <Content report={report} />
      <div className={css.people}>
        <PersonFacts title={texts.author} person={author} />
        <PersonFacts title={texts.reporter} person={report.reporter} isReporter />
      </div>
      {report.decided_at ? (
        <Part title={texts.decision}>
          <p>
            {texts.earlierDecision(resultOf(report), dayOf(report.decided_at))}{' '}
            <bdi>{report.explanation}</bdi>
          </p>
        </Part>
      ) : null}
      {appeal ? (
        <Part title={texts.appealOf}>
          <p dir="auto" className={css.text}>
            {appeal.text}
          </p>
          {isOpenAppeal ? null : (
            <p className={css.meta}>
              {texts.appealStates[appeal.is_granted ? 'granted' : 'refused']}.{' '}
              <bdi>{appeal.explanation}</bdi>
            </p>
          )}
        </Part>
      ) : null}
      {report.can_decide ? <DecisionForm report={report} onDecided={onDecided} /> : null}
      {isOpenAppeal && !report.can_decide ? <Notice>{texts.ofOtherModerator}</Notice> : null}
    </article>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={css.part}>
      <h3 className={css.partTitle}>{title}</h3>
      {children}
    </section>
  );
}

function Content({ report }: { readonly report: ModerationReport }) {
  const place = report.is_gone ? null : reportedPath(report, report.author.username);
  return (
    <Card as="section" padding="lg" aria-label={texts.content} className={css.content}>
      <h3 className={css.partTitle}>{texts.content}</h3>
      {report.is_gone ? <Notice>{texts.contentGone}</Notice> : null}
      {report.content ? (
        <p dir="auto" className={css.words}>
          {report.content}
        </p>
      ) : (
        <p className={css.meta}>{texts.noText}</p>
      )}
      <ReportFiles files={report.files} />
      {place === null ? null : (
        <div>
          <LinkButton size="sm" to={place}>
            {texts.openContent}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}
