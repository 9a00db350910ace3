import { SUGGESTIONS_SIZE } from '#contract/limits';
import { connectionMessages } from '#contract/messages';
import { Avatar } from '#shared/ui/marks/Avatar';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { SideCard } from '#shared/ui/layout/SideCard';
import { paths } from '#shared/paths';
import { nameOf } from '#shared/lib/people';
import { toPartner } from '#shared/store/featureEvents';
import { PersonLines } from '#shared/ui/people/PersonLines';
import { useListSuggestionsQuery } from '../state/connectionsApi';
import * as texts from '../texts';
import { PairButton } from './PairButton';
import css from './PeopleYouMayKnow.module.css';

interface PeopleYouMayKnowProps {
  /**
   * Whether the page already shows the first few, so that the next ones are shown here if there are
   * any.
   */
  readonly areFirstElsewhere?: boolean;
}

/** A few people to connect with, beside the feed. */
export function PeopleYouMayKnow({ areFirstElsewhere = false }: PeopleYouMayKnowProps) {
  const { data, isError, isFetching, refetch } = useListSuggestionsQuery();
  const start = areFirstElsewhere && data && data.length > SUGGESTIONS_SIZE ? SUGGESTIONS_SIZE : 0;
  return (
    <SideCard
      title={connectionMessages.suggestions}
      busy={isFetching}
      failure={
        isError ? (
          <ErrorState
            text={connectionMessages.loadFailed}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : null
      }
      empty={<EmptyState compact title={connectionMessages.noSuggestions} />}
      lines={data?.slice(start, start + SUGGESTIONS_SIZE).map((person) => (
        <li key={person.user_id} className={css.line}>
          <Avatar name={nameOf(person)} src={person.profile_picture} size={44} />
          <PersonLines of={person} lines={[person.university_name, person.department]} />
          <PairButton person={toPartner(person.user_id, person, person.profile_picture)} />
        </li>
      ))}
      more={{ to: paths.connections, text: texts.seeAll }}
    />
  );
}
