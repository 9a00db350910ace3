import { connectionMessages } from '#contract/messages';
import { useAppDispatch } from '#shared/store/hooks';
import { nameOf } from '#shared/lib/people';
import { toPartner } from '#shared/store/featureEvents';
import { Button, EmptyState, ErrorState, SettingsCard, Skeleton } from '#shared/ui';
import { PersonRow } from '#shared/ui/people/PersonRow';
import { useListBlockedQuery } from './state/connectionsApi';
import { unblockPerson } from './state/connectionThunks';
import listCss from './personList.module.css';
import * as texts from './texts';

/** The people the user has blocked, as a part of the privacy settings. */
export function BlockedPeople() {
  return (
    <SettingsCard title={texts.blockedPeople}>
      <BlockedList />
    </SettingsCard>
  );
}

function BlockedList() {
  const dispatch = useAppDispatch();
  const { data, isError, isFetching, refetch } = useListBlockedQuery();
  if (isError && !data)
    return (
      <ErrorState
        text={connectionMessages.loadFailed}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton />;
  if (data.length === 0) return <EmptyState compact title={texts.noneBlocked} />;
  return (
    <ul className={listCss.list}>
      {data.map((blocked) => (
        <PersonRow
          key={blocked.id}
          person={blocked}
          lines={[blocked.university_name, blocked.department]}
        >
          <Button
            size="sm"
            aria-label={texts.unblockPerson(nameOf(blocked))}
            onClick={() =>
              void dispatch(unblockPerson(toPartner(blocked.id, blocked, blocked.profile_picture)))
            }
          >
            {texts.unblock}
          </Button>
        </PersonRow>
      ))}
    </ul>
  );
}
