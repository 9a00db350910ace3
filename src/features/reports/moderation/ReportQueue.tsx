import { ChevronLeft, ChevronRight, Inbox } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ModerationReport, ReportState } from '#contract/entities/report';
import { listenForKeys } from '#shared/keys/listenForKeys';
import { nameOf } from '#shared/lib/people';
import { useAppSelector } from '#shared/store/hooks';
import { Button, EmptyState, ErrorState, IconButton, Skeleton } from '#shared/ui';
import { RelativeTime } from '#shared/ui/marks/RelativeTime';
import * as texts from '../texts';
import { CaseView } from './CaseView';
import { focusDecision } from './DecisionForm';
import { useListModerationReportsInfiniteQuery } from './moderationApi';
import css from './moderation.module.css';

interface ReportQueueProps {
  /** The final state of the reports; without it, everything that waits. */
  readonly state: ReportState | undefined;
  /** The last report was decided. */
  readonly onEmpty: () => void;
}

/** Reports one at a time, beside a list of them. The keys j and k move, and d goes to the decision. */
export function ReportQueue({ state, onEmpty }: ReportQueueProps) {
  const [chosenId, setChosenId] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useListModerationReportsInfiniteQuery(
    { state },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData, error, isFetching, isFetchingNextPage, hasNextPage } = query;
  const reports = currentData?.pages.flatMap((page) => page.reports) ?? [];
  const place = Math.max(
    0,
    reports.findIndex(({ id }) => id === chosenId),
  );
  const current = reports[place];

  const show = (report: ModerationReport | undefined) => {
    if (!report) return;
    flushSync(() => setChosenId(report.id));
    heading.current?.focus();
  };
  const handleDecided = () => {
    const next = reports[place + 1] ?? reports[place - 1];
    if (next) show(next);
    else onEmpty();
  };
  const loadMore = async () => {
    const { data, isSuccess } = await query.fetchNextPage();
    // The button may be gone by now, so focus the first new report.
    if (isSuccess) show(data.pages.at(-1)?.reports[0] ?? current);
  };
  useQueueKeys({
    next: () => show(reports[place + 1]),
    previous: () => show(reports[place - 1]),
  });

  if (error && !currentData)
    return (
      <ErrorState
        text={texts.moderationFailed}
        retrying={isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  if (!currentData) return <Skeleton />;
  if (!current)
    return state === undefined ? (
      <EmptyState icon={Inbox} title={texts.nothingWaits} text={texts.nothingWaitsHint} />
    ) : (
      <EmptyState icon={Inbox} title={texts.nothingHere} />
    );
  return (
    <div className={css.columns}>
      <nav aria-label={texts.queue} className={css.queue}>
        <ul className={css.entries}>
          {reports.map((report) => (
            <li key={report.id}>
              <QueueEntry
                report={report}
                isCurrent={report === current}
                onShow={() => show(report)}
              />
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.main}>
        <div className={css.place}>
          <IconButton
            label={texts.previous}
            icon={ChevronLeft}
            disabled={place === 0}
            onClick={() => show(reports[place - 1])}
          />
          <span aria-live="polite">{texts.placeIn(place + 1, reports.length)}</span>
          <IconButton
            label={texts.next}
            icon={ChevronRight}
            disabled={place === reports.length - 1}
            onClick={() => show(reports[place + 1])}
          />
          {hasNextPage ? (
            <Button size="sm" busy={isFetchingNextPage} onClick={() => void loadMore()}>
              {state === undefined ? texts.later : texts.older}
            </Button>
          ) : null}
        </div>
        {query.isFetchNextPageError && !isFetching ? (
          <ErrorState text={texts.moderationFailed} />
        ) : null}
        <CaseView key={current.id} ref={heading} report={current} onDecided={handleDecided} />
      </div>
    </div>
  );
}

interface QueueEntryProps {
  readonly report: ModerationReport;
  readonly isCurrent: boolean;
  readonly onShow: () => void;
}

function QueueEntry({ report, isCurrent, onShow }: QueueEntryProps) {
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      className={css.entry}
      onClick={onShow}
    >
      <span className={css.entryTitle}>{texts.caseTitle(report.kind, nameOf(report.author))}</span>
      <span className={css.entryMeta}>
        {report.appeal?.is_granted === null ? texts.appealOf : report.reason} ·{' '}
        <RelativeTime stamp={report.created_at} />
      </span>
    </button>
  );
}

/** The keys of the queue, while single-key shortcuts are on. */
function useQueueKeys({ next, previous }: { next: () => void; previous: () => void }): void {
  const hasShortcuts = useAppSelector((state) => state.preferences.hasShortcuts);
  const goNext = useEffectEvent(next);
  const goBack = useEffectEvent(previous);
  useEffect(() => {
    if (!hasShortcuts) return;
    return listenForKeys({ j: () => goNext(), k: () => goBack(), d: focusDecision });
  }, [hasShortcuts]);
}
