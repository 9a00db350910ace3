import { Landmark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { SideCard } from '#shared/ui/layout/SideCard';
import { paths } from '#shared/paths';
import css from './ConnectedUniversities.module.css';
import * as texts from './texts';
import { useListTopUniversitiesQuery } from './universitiesApi';

const SHOWN = 5;

/** The universities with the most members, beside the feed. */
export function ConnectedUniversities() {
  const { data, isError, isFetching, refetch } = useListTopUniversitiesQuery(SHOWN);
  return (
    <SideCard
      title={texts.connectedUniversities}
      busy={isFetching}
      failure={
        isError ? (
          <ErrorState
            text={texts.loadFailed}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : null
      }
      empty={<EmptyState compact icon={Landmark} title={texts.noUniversities} />}
      lines={data?.map(({ id, name, total_members: members }) => (
        <li key={id} className={css.line}>
          <Link className={css.name} to={paths.university(name)}>
            <bdi>{name}</bdi>
          </Link>
          <span className={css.count}>{texts.memberCount(members)}</span>
        </li>
      ))}
      more={{ to: paths.universities, text: texts.explore }}
    />
  );
}
