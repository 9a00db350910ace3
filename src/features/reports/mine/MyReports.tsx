import { Flag } from 'lucide-react';
import { useRef } from 'react';
import type { MyReport, ReportState } from '#contract/entities/report';
import { errorDetail, hasStatus } from '#api/errors';
import { nameOf } from '#shared/lib/people';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  Pill,
  SettingsCard,
  Skeleton,
  type Tone,
} from '#shared/ui';
import { RelativeTime } from '#shared/ui/marks/RelativeTime';
import { useListMyReportsInfiniteQuery, useWithdrawReportMutation } from '../reportsApi';
import { reportedPath } from '../reportedPath';
import * as texts from '../texts';
import css from './reports.module.css';

/** The reports that the user made, newest first, with their answers. */
export function MyReports() {
  return (
    <SettingsCard title={texts.yourReports} lead={texts.yourReportsLead}>
      <ReportList />
    </SettingsCard>
  );
}

function ReportList() {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } =
    useListMyReportsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !data)
    return (
      <ErrorState text={texts.reportsFailed} retrying={isFetching} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton />;
  const reports = data.pages.flatMap((page) => page.reports);
  if (reports.length === 0)
    return <EmptyState compact icon={Flag} title={texts.noReports} text={texts.noReportsHint} />;
  return (
    <>
      <ul className={css.list}>
        {reports.map((report) => (
          <ReportRow key={report.id} report={report} />
        ))}
      </ul>
      {hasNextPage ? (
        <Button fullWidth busy={isFetching} onClick={() => void fetchNextPage()}>
          {texts.older}
        </Button>
      ) : null}
    </>
  );
}

const tones: Readonly<Record<ReportState, Tone | 'neutral'>> = {
  open: 'neutral',
  looked_at: 'info',
  acted: 'success',
  no_breach: 'neutral',
  withdrawn: 'neutral',
};

/** Names the reported thing in a line. */
function subjectOf({ kind, author_username, author_display_name }: MyReport): string {
  return author_username === null
    ? texts.ofSomeone(kind)
    : texts.byAuthor(
        kind,
        nameOf({ username: author_username, display_name: author_display_name }),
      );
}

function ReportRow({ report }: { readonly report: MyReport }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const subject = subjectOf(report);
  const place = reportedPath(report, report.author_username);
  const isWaiting = report.state === 'open' || report.state === 'looked_at';
  return (
    <li className={css.row}>
      <div className={css.head}>
        <h3 ref={heading} tabIndex={-1} className={css.subject}>
          {subject}
        </h3>
        <Pill tone={tones[report.state]}>{texts.states[report.state]}</Pill>
      </div>
      {report.excerpt ? (
        <blockquote className={css.quote} dir="auto">
          {report.excerpt}
        </blockquote>
      ) : null}
      <p className={css.meta} dir="auto">
        {texts.reported} <RelativeTime stamp={report.created_at} /> · {report.reason}
        {report.note === '' ? null : (
          <>
            : <bdi>{report.note}</bdi>
          </>
        )}
      </p>
      {report.explanation ? (
        <p className={css.words} dir="auto">
          {texts.moderatorsWords} <bdi>{report.explanation}</bdi>
        </p>
      ) : null}
      {report.decided_at && report.state !== 'withdrawn' ? (
        <p className={css.meta}>
          {texts.answered} <RelativeTime stamp={report.decided_at} />
        </p>
      ) : null}
      {isWaiting || place !== null ? (
        <div className={css.actions}>
          {place === null ? null : (
            <LinkButton size="sm" to={place} aria-label={texts.openNamed(subject)}>
              {texts.open}
            </LinkButton>
          )}
          {isWaiting ? (
            <WithdrawButton
              id={report.id}
              subject={subject}
              onDone={() => heading.current?.focus()}
            />
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

interface WithdrawButtonProps {
  readonly id: number;
  readonly subject: string;
  /** The report is withdrawn, so this button is about to disappear. */
  readonly onDone: () => void;
}

function WithdrawButton({ id, subject, onDone }: WithdrawButtonProps) {
  const dispatch = useAppDispatch();
  const [withdrawReport, { isLoading }] = useWithdrawReportMutation();
  const withdraw = async () => {
    const { error } = await withdrawReport(id);
    if (!error) return onDone();
    const text = hasStatus(error, 409)
      ? errorDetail(error, texts.notWithdrawn)
      : texts.notWithdrawn;
    dispatch(notify({ kind: 'error', text }));
  };
  return (
    <Button
      size="sm"
      busy={isLoading}
      aria-label={texts.withdrawNamed(subject)}
      onClick={() => void withdraw()}
    >
      {texts.withdraw}
    </Button>
  );
}
