import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { SettingsCard } from '#shared/ui/layout/SettingsCard';
import css from './account.module.css';
import { useListSessionsQuery } from './accountApi';
import { LogOutOthers } from './LogOutOthers';
import { SessionRow } from './SessionRow';
import * as texts from './texts';

/** The places where the user is logged in, each of which can be logged out. */
export function SessionSettings() {
  return (
    <SettingsCard title={texts.sessions} lead={texts.sessionsLead}>
      <SessionList />
    </SettingsCard>
  );
}

function SessionList() {
  const { data, isError, isFetching, refetch } = useListSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (isError && !data)
    return (
      <ErrorState
        text={texts.sessionsFailed}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton />;
  const others = data.filter(({ is_this: isThis }) => !isThis);
  return (
    <>
      <ul className={css.sessions}>
        {[...data.filter(({ is_this: isThis }) => isThis), ...others].map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {others.length > 0 ? <LogOutOthers count={others.length} /> : null}
    </>
  );
}
