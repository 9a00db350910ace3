import { Link } from 'react-router-dom';
import type { FoundPerson, PersonMatch } from '#contract/entities/person';
import { Avatar } from '../../shared/ui/Avatar';
import { MarkedText } from '../../shared/ui/MarkedText';
import css from './FoundPersonItem.module.css';

/** A person, and what he was found by. */
export function FoundPersonItem({ person }: { readonly person: FoundPerson }) {
  const { username, profile_picture: picture, department, university_name: university } = person;
  const place = [department, university].filter(Boolean).join(' · ');
  return (
    <li className={css.person}>
      <Avatar name={username} src={picture} size={40} />
      <div className={css.words}>
        <Link className={css.name} to={`/dashboard/${username}/about`}>
          {username}
        </Link>
        {place === '' ? null : <p className={css.place}>{place}</p>}
        <ul className={css.matches} aria-label={`What ${username} was found by`}>
          {person.matches.map((match) => (
            <li key={`${match.kind} ${match.post_id ?? match.paper_id ?? match.text}`}>
              <Match match={match} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

const kinds: Record<PersonMatch['kind'], string> = {
  interest: 'Interest',
  department: 'Department',
  post: 'Post',
  paper: 'Paper',
};

function Match({ match }: { readonly match: PersonMatch }) {
  const { kind, text, matched_words: found, post_id: postId } = match;
  const words = <MarkedText text={text} words={found} />;
  return (
    <>
      <span className={css.kind}>{kinds[kind]}</span>{' '}
      {postId === undefined ? (
        words
      ) : (
        <Link className={css.post} to={`/dashboard/posts?highlight=${postId}`}>
          {words}
        </Link>
      )}
    </>
  );
}
