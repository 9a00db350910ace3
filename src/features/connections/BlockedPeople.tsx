import { useState } from 'react';
import { connectionMessages } from '#contract/messages';
import { useAppDispatch } from '#shared/store/hooks';
import { Button, EmptyState, ErrorState, Skeleton } from '#shared/ui';
import css from './BlockedPeople.module.css';
import { useListBlockedQuery } from './state/connectionsApi';
import { unblockPerson } from './state/connectionThunks';
import listCss from './personList.module.css';
import { PersonRow } from './PersonRow';
import * as texts from './later.texts';

/** The people the user has blocked, in a collapsed section that loads when opened. */
export function BlockedPeople() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={css.blocked} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{texts.blockedPeople}</summary>
      {isOpen ? <BlockedList /> : null}
    </details>
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
      {data.map(({ user_id: id, username, profile_picture, university_name, department }) => (
        <PersonRow
          key={id}
          person={{ id, username, avatar: profile_picture }}
          lines={[university_name, department]}
        >
          <Button
            size="sm"
            aria-label={texts.unblockPerson(username)}
            onClick={() => void dispatch(unblockPerson(id, username))}
          >
            {texts.unblock}
          </Button>
        </PersonRow>
      ))}
    </ul>
  );
}
