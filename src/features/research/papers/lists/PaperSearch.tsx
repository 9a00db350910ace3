import { FileSearch, FlaskConical } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { KEYWORD_MAX_LENGTH } from '#contract/limits';
import { researchMessages, sessionMessages } from '#contract/messages';
import { useAppDispatch } from '#shared/store/hooks';
import { isLoggedIn } from '#shared/store/isLoggedIn';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { paths } from '#shared/paths';
import { PagedList } from '../../list/PagedList';
import * as texts from '../../texts';
import { PaperCard } from '../PaperCard';
import { useListRecommendedPapersInfiniteQuery, useSearchPapersInfiniteQuery } from '../papersApi';
import type { PeopleSlot } from '../PeopleDialog';
import css from './PaperSearch.module.css';
import { SearchForm } from './SearchForm';

const fresh = { refetchOnMountOrArgChange: true } as const;

/** Papers close to the reader's interests, or search results. The address contains the keyword. */
export function PaperSearch({ whoWorksOn }: PeopleSlot) {
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const keyword = (params.get('q') ?? '').trim().slice(0, KEYWORD_MAX_LENGTH);
  const search = (wanted: string) => {
    if (wanted === '') return researchMessages.keywordMissing;
    if (!dispatch(isLoggedIn())) return sessionMessages.noToken;
    setParams({ q: wanted });
    return null;
  };
  return (
    <div className={css.search}>
      <SearchForm
        label={texts.papers}
        fieldLabel={texts.searchField}
        placeholder={texts.searchPlaceholder}
        keyword={keyword}
        onSearch={search}
        onClear={() => setParams({})}
      />
      {keyword === '' ? (
        <Recommended whoWorksOn={whoWorksOn} />
      ) : (
        <FoundPapers key={keyword} keyword={keyword} whoWorksOn={whoWorksOn} />
      )}
    </div>
  );
}

function Recommended({ whoWorksOn }: PeopleSlot) {
  return (
    <PagedList
      query={useListRecommendedPapersInfiniteQuery(undefined, fresh)}
      label={texts.recommendedPapers}
      failedText={researchMessages.loadFailed}
      empty={{
        icon: FlaskConical,
        title: researchMessages.emptyStart,
        action: <LinkButton to={paths.uploadPaper}>{texts.uploadPaper}</LinkButton>,
      }}
    >
      {(paper) => <PaperCard paper={paper} whoWorksOn={whoWorksOn} />}
    </PagedList>
  );
}

/** The papers found by a search, best first. */
export function FoundPapers({ keyword, whoWorksOn }: PeopleSlot & { readonly keyword: string }) {
  return (
    <PagedList
      query={useSearchPapersInfiniteQuery(keyword, fresh)}
      label={texts.papersFoundFor(keyword)}
      failedText={researchMessages.fetchFailed}
      empty={{
        icon: FileSearch,
        title: researchMessages.noPapers,
        text: texts.tryFewerWords,
      }}
    >
      {(paper) => <PaperCard paper={paper} whoWorksOn={whoWorksOn} />}
    </PagedList>
  );
}
