import { SUGGESTIONS_SIZE } from '#contract/limits';
import { connectionMessages } from '#contract/messages';
import { Avatar } from '#shared/ui/marks/Avatar';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { SideCard } from '#shared/ui/layout/SideCard';
import { paths } from '#shared/paths';
import { useListSuggestionsQuery } from '../state/connectionsApi';
import { PersonLines } from '../PersonLines';
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
      lines={data
        ?.slice(start, start + SUGGESTIONS_SIZE)
        .map(({ user_id: id, username, profile_picture: avatar, department, university_name }) => (
          <li key={id} className={css.line}>
            <Avatar name={username} src={avatar} size={44} />
            <PersonLines username={username} lines={[university_name, department]} />
            <PairButton person={{ id, username, avatar }} />
          </li>
        ))}
      more={{ to: paths.connections, text: texts.seeAll }}
    />
  );
}
