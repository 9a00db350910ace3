import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { KEYWORD_MAX_LENGTH, LOOKUP_MAX_PEOPLE } from '#contract/limits';
import type { Connection, Person } from '#contract/entities/person';
import { errorDetail } from '#api/errors';
import { useLookupPeopleQuery } from '#api/lookupApi';
import { useSettled } from '#shared/hooks/useSettled';
import { paths } from '#shared/paths';
import { toPartner, type ChatPartner } from '#shared/store/featureEvents';
import {
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  LinkButton,
  Skeleton,
  TextField,
} from '#shared/ui';
import { useListConnectionsInfiniteQuery } from '../state/connectionsApi';
import * as texts from '../texts';
import css from './CalledPeople.module.css';
import { CalledPeople } from './CalledPeople';

interface ChooseConnectionProps {
  readonly onChoose: (partner: ChatPartner) => void;
  readonly onClose: () => void;
}

/** A dialog in which the user chooses the connection to write to, by name or from the list. */
export function ChooseConnection({ onChoose, onClose }: ChooseConnectionProps) {
  const [typed, setTyped] = useState('');
  const keyword = useSettled(typed.trim());
  const field = useRef<HTMLInputElement>(null);
  const choose = (person: Person) => onChoose(toPartner(person.id, person, person.profile_picture));
  return (
    <Dialog
      open
      sheet
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={texts.newMessage}
      description={texts.chooseConnection}
      initialFocus={field}
    >
      <div className={css.dialog}>
        <TextField
          ref={field}
          type="search"
          icon={Search}
          label={texts.searchConnections}
          value={typed}
          maxLength={KEYWORD_MAX_LENGTH}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {keyword === '' ? (
          <AllConnections onChoose={choose} />
        ) : (
          <CalledConnections keyword={keyword} onChoose={choose} />
        )}
      </div>
    </Dialog>
  );
}

const toPerson = ({ friend_id: id, ...person }: Connection): Person => ({ ...person, id });

interface ListProps {
  readonly onChoose: (person: Person) => void;
}

function AllConnections({ onChoose }: ListProps) {
  const list = useListConnectionsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, isFetchingNextPage, hasNextPage } = list;
  const people = (data?.pages.flat() ?? []).map(toPerson);
  if (error && !data)
    return (
      <ErrorState
        text={errorDetail(error, texts.connectionsNotLoaded)}
        retrying={isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  if (!data) return <Skeleton />;
  if (people.length === 0)
    return (
      <EmptyState
        compact
        title={texts.noConnectionsYet}
        action={<LinkButton to={paths.connections}>{texts.findPeople}</LinkButton>}
      />
    );
  return (
    <>
      <CalledPeople people={people} label={texts.connections} onChoose={onChoose} />
      {hasNextPage ? (
        <Button fullWidth busy={isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.showMore}
        </Button>
      ) : null}
    </>
  );
}

function CalledConnections({ keyword, onChoose }: ListProps & { readonly keyword: string }) {
  const lookup = useLookupPeopleQuery({ keyword, of: 'connections', limit: LOOKUP_MAX_PEOPLE });
  const { currentData: people, error, isFetching } = lookup;
  return (
    <>
      <div role="status" aria-busy={isFetching}>
        {people?.length === 0 ? <p className={css.note}>{texts.noMatch(keyword)}</p> : null}
        {people && people.length > 0 ? (
          <p className="visually-hidden">{texts.connectionsFound(people.length)}</p>
        ) : null}
      </div>
      {error && !people ? (
        <ErrorState
          text={errorDetail(error, texts.lookupFailed)}
          retrying={isFetching}
          onRetry={() => void lookup.refetch()}
        />
      ) : null}
      {!people && !error ? <Skeleton /> : null}
      {people && people.length > 0 ? (
        <CalledPeople people={people} label={texts.peopleFound} onChoose={onChoose} />
      ) : null}
    </>
  );
}
