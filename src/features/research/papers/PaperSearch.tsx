import { FileSearch, FlaskConical } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { KEYWORD_MAX_LENGTH } from '#contract/limits';
import { researchMessages } from '#contract/messages';
import { PagedList } from '../list/PagedList';
import { PaperCard } from './PaperCard';
import { useListRecommendedPapersInfiniteQuery, useSearchPapersInfiniteQuery } from './papersApi';
import { SearchForm } from './SearchForm';
import css from './PaperSearch.module.css';

const fresh = { refetchOnMountOrArgChange: true } as const;

/** Papers near the reader's interests, or those that a keyword finds; the address holds the keyword. */
export function PaperSearch() {
  const [params, setParams] = useSearchParams();
  const keyword = (params.get('q') ?? '').trim().slice(0, KEYWORD_MAX_LENGTH);
  return (
    <div className={css.search}>
      <SearchForm
        keyword={keyword}
        onSearch={(wanted) => setParams({ q: wanted })}
        onClear={() => setParams({})}
      />
      {keyword === '' ? <Recommended /> : <Found key={keyword} keyword={keyword} />}
    </div>
  );
}

function Recommended() {
  return (
    <PagedList
      query={useListRecommendedPapersInfiniteQuery(undefined, fresh)}
      label="Recommended papers"
      failedText={researchMessages.loadFailed}
      empty={{ icon: FlaskConical, title: researchMessages.emptyStart }}
    >
      {(paper) => <PaperCard paper={paper} />}
    </PagedList>
  );
}

function Found({ keyword }: { readonly keyword: string }) {
  return (
    <PagedList
      query={useSearchPapersInfiniteQuery(keyword, fresh)}
      label={`Papers found for “${keyword}”`}
      failedText={researchMessages.fetchFailed}
      empty={{
        icon: FileSearch,
        title: researchMessages.noPapers,
        text: 'Try fewer words, or another spelling.',
      }}
    >
      {(paper) => <PaperCard paper={paper} />}
    </PagedList>
  );
}
