import { useId } from 'react';
import { useLookupPeopleQuery } from '#api/lookupApi';
import { Card } from '#shared/ui/layout/Card';
import { CardTitle } from '#shared/ui/layout/CardTitle';
import * as texts from '../texts';
import css from './CalledPeople.module.css';
import { CalledPeople } from './CalledPeople';

/** The people whose name a search names. Nothing is shown if there is no one of that name. */
export function PeopleCalled({ keyword }: { readonly keyword: string }) {
  const headingId = useId();
  const asked = { keyword };
  const { currentData: people = [] } = useLookupPeopleQuery(asked, { skip: keyword === '' });
  if (people.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={headingId} className={css.card}>
      <CardTitle id={headingId}>{texts.peopleCalled(keyword)}</CardTitle>
      <CalledPeople people={people} label={texts.peopleFound} />
    </Card>
  );
}
