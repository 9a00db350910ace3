import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { FoundPerson, PersonMatch } from '#contract/entities/person';
import { MarkedText } from '#shared/ui/marks/MarkedText';
import { paths } from '#shared/paths';
import { nameOf, placeOf } from '#shared/lib/people';
import { PersonRow } from '#shared/ui/people/PersonRow';
import css from './FoundPersonItem.module.css';
import * as texts from './texts';

interface FoundPersonItemProps {
  readonly person: FoundPerson;
  /** Renders the actions for a person. */
  readonly actions: (person: FoundPerson) => ReactNode;
}

/** A person in the results, with the matches that found them. */
export function FoundPersonItem({ person, actions }: FoundPersonItemProps) {
  return (
    <PersonRow
      className={css.person}
      person={person}
      lines={[placeOf(person)]}
      note={
        <ul className={css.matches} aria-label={texts.foundBy(nameOf(person))}>
          {person.matches.map((match) => (
            <li
              key={`${match.kind} ${match.post_id ?? match.paper_id ?? match.work_id ?? match.text}`}
            >
              <Match match={match} />
            </li>
          ))}
        </ul>
      }
    >
      {actions(person)}
    </PersonRow>
  );
}

const kinds: Record<PersonMatch['kind'], string> = {
  interest: texts.interest,
  department: texts.department,
  post: texts.post,
  paper: texts.paper,
  work: texts.currentWork,
};

/** Returns the path of the page that contains the match, or null if there is none. */
function pathOf({ kind, ...match }: PersonMatch): string | null {
  const { post_id: postId, paper_id: paperId, work_id: workId } = match;
  if (kind === 'post' && postId !== undefined) return paths.post(postId);
  if (kind === 'work' && workId !== undefined) return paths.work(workId);
  if (kind === 'paper' && paperId !== undefined) return paths.paper(paperId);
  return null;
}

function Match({ match }: { readonly match: PersonMatch }) {
  const words = (
    <bdi>
      <MarkedText text={match.text} words={match.matched_words} />
    </bdi>
  );
  const path = pathOf(match);
  return (
    <>
      <span className={css.kind}>{kinds[match.kind]}</span>{' '}
      {path === null ? (
        words
      ) : (
        <Link className={css.source} to={path}>
          {words}
        </Link>
      )}
    </>
  );
}
