import { Search } from 'lucide-react';
import { KEYWORD_MAX_LENGTH } from '#contract/limits';
import { errorDetail } from '#api/errors';
import { useLookupPeopleQuery } from '#api/lookupApi';
import { useSettled } from '#shared/hooks/useSettled';
import { useTextInAddress } from '#shared/hooks/useTextInAddress';
import { Button } from '#shared/ui/buttons/Button';
import { TextField } from '#shared/ui/fields/TextField';
import * as texts from '../texts';
import css from './CalledPeople.module.css';
import { CalledPeople } from './CalledPeople';

/**
 * A field that finds people by name while the user types. Late responses are not shown. The address
 * keeps the name.
 */
export function FindPeople() {
  const [typed, setTyped] = useTextInAddress('name', KEYWORD_MAX_LENGTH);
  const keyword = useSettled(typed.trim());
  const {
    currentData: people,
    error,
    isFetching,
    refetch,
  } = useLookupPeopleQuery({ keyword }, { skip: keyword === '' });
  return (
    <search className={css.find}>
      <TextField
        type="search"
        icon={Search}
        label={texts.findByName}
        value={typed}
        maxLength={KEYWORD_MAX_LENGTH}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div role="status" aria-busy={isFetching}>
        {keyword !== '' && people?.length === 0 ? (
          <p className={css.note}>{texts.noOneCalled(keyword)}</p>
        ) : null}
        {keyword !== '' && error ? (
          <p className={css.note}>
            {errorDetail(error, texts.lookupFailed)}{' '}
            <Button variant="link" onClick={() => void refetch()}>
              {texts.tryAgain}
            </Button>
          </p>
        ) : null}
      </div>
      {people && people.length > 0 ? (
        <div className={css.found}>
          <CalledPeople people={people} label={texts.peopleFound} />
        </div>
      ) : null}
    </search>
  );
}
