import { ShieldCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { hasStatus } from '#api/errors';
import { paths } from '#shared/paths';
import { useAppSelector } from '#shared/store/hooks';
import { EmptyState, ErrorState, LinkButton, PageHeading, Skeleton, Tabs } from '#shared/ui';
import * as texts from '../texts';
import { useListModerationReportsInfiniteQuery } from './moderationApi';
import css from './moderation.module.css';
import { ReportQueue } from './ReportQueue';

/** The reports to show: those that wait, or decided ones by their state. */
const VIEWS = ['waiting', 'acted', 'no_breach', 'withdrawn'] as const;
type View = (typeof VIEWS)[number];

/** The moderators' queue of reports and appeals. For everyone else, nothing is here. */
export function ModerationPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasShortcuts = useAppSelector((state) => state.preferences.hasShortcuts);
  const [view, setView] = useState<View>('waiting');
  const { data, error, isFetching, refetch } = useListModerationReportsInfiniteQuery(
    {},
    { refetchOnMountOrArgChange: true },
  );
  if (error && hasStatus(error, 404)) return <NothingHere />;
  const waiting = data?.pages[0]?.waiting;
  const content = (shown: View) => (
    <ReportQueue
      state={shown === 'waiting' ? undefined : shown}
      onEmpty={() => heading.current?.focus()}
    />
  );
  return (
    <div className={css.page}>
      <PageHeading
        ref={heading}
        lead={waiting === undefined ? undefined : texts.waitingCount(waiting)}
        aside={hasShortcuts ? <p className={css.keys}>{texts.keys}</p> : null}
      >
        {texts.moderationLink}
      </PageHeading>
      {error && !data ? (
        <ErrorState
          text={texts.moderationFailed}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !error ? <Skeleton /> : null}
      {data ? (
        <Tabs
          label={texts.viewsLabel}
          value={view}
          onValueChange={(value) => setView(VIEWS.find((each) => each === value) ?? 'waiting')}
          items={VIEWS.map((value) => ({
            value,
            label: texts.views[value],
            content: content(value),
          }))}
        />
      ) : null}
    </div>
  );
}

/** The page for everyone who is no moderator. */
function NothingHere() {
  return (
    <div className={css.page}>
      <PageHeading>{texts.noModeration}</PageHeading>
      <EmptyState
        icon={ShieldCheck}
        title={texts.noModerationHint}
        action={<LinkButton to={paths.home}>{texts.goHome}</LinkButton>}
      />
    </div>
  );
}
