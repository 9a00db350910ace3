import { Search } from 'lucide-react';
import { useState } from 'react';
import type { Person } from '#contract/entities/person';
import { KEYWORD_MAX_LENGTH } from '#contract/limits';
import { errorDetail } from '#api/errors';
import { useLookupPeopleQuery } from '#api/lookupApi';
import { useSettled } from '#shared/hooks/useSettled';
import { nameOf } from '#shared/lib/people';
import { Button } from '#shared/ui/buttons/Button';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { TextField } from '#shared/ui/fields/TextField';
import { Avatar } from '#shared/ui/marks/Avatar';
import { PersonName } from '#shared/ui/people/PersonName';
import { useListPapersOfUserInfiniteQuery } from '../papers/papersApi';
import css from './choose.module.css';
import { PaperCheckList, type PaperListParts } from './PaperCheckList';
import { keepEnter } from './SearchedPapers';
import * as texts from './texts';

/** The papers that a person added. */
export function PersonPapers(parts: PaperListParts) {
  const [person, setPerson] = useState<Person | null>(null);
  if (!person) return <ChoosePerson onChoose={setPerson} />;
  return (
    <div className={css.way}>
      <div className={css.person}>
        <PersonName of={person} />
        <Button size="sm" variant="quiet" onClick={() => setPerson(null)}>
          {texts.otherPerson}
        </Button>
      </div>
      <Added {...parts} person={person} />
    </div>
  );
}

function Added({ person, ...parts }: PaperListParts & { readonly person: Person }) {
  const query = useListPapersOfUserInfiniteQuery(person.id);
  return <PaperCheckList {...parts} query={query} label={texts.papersOf(nameOf(person))} />;
}

function ChoosePerson({ onChoose }: { readonly onChoose: (person: Person) => void }) {
  const [typed, setTyped] = useState('');
  const keyword = useSettled(typed.trim());
  return (
    <div className={css.way}>
      <TextField
        type="search"
        icon={Search}
        label={texts.personField}
        value={typed}
        maxLength={KEYWORD_MAX_LENGTH}
        autoComplete="off"
        onKeyDown={keepEnter}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {keyword === '' ? null : <FoundPeople keyword={keyword} onChoose={onChoose} />}
    </div>
  );
}

interface FoundPeopleProps {
  readonly keyword: string;
  readonly onChoose: (person: Person) => void;
}

function FoundPeople({ keyword, onChoose }: FoundPeopleProps) {
  const lookup = useLookupPeopleQuery({ keyword });
  const { currentData: people, error, isFetching } = lookup;
  if (error && !people)
    return (
      <ErrorState
        text={errorDetail(error, texts.peopleFailed)}
        retrying={isFetching}
        onRetry={() => void lookup.refetch()}
      />
    );
  if (!people) return <Skeleton height="3rem" />;
  if (people.length === 0) return <p className={css.note}>{texts.nobody(keyword)}</p>;
  return (
    <ul className={css.people} aria-label={texts.peopleFound}>
      {people.map((person) => (
        <li key={person.id}>
          <button type="button" className={css.choice} onClick={() => onChoose(person)}>
            <Avatar name={nameOf(person)} src={person.profile_picture} size={32} />
            <PersonName of={person} />
          </button>
        </li>
      ))}
    </ul>
  );
}
