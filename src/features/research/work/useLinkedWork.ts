import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import type { PostedResearch } from '#contract/entities/research';
import { readId } from '#shared/lib/readId';
import type { PagedQuery } from '../list/PagedList';
import { useReadResearchQuery } from './workApi';

/** Reads the work that the address links to with `?work=`. */
export function useLinkedWork() {
  const [params] = useSearchParams();
  const id = readId(params.get('work'));
  const { currentData, error, isFetching, refetch } = useReadResearchQuery(id ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return {
    id,
    work: currentData,
    error: currentData || isFetching ? undefined : error,
    isPending: !currentData && isFetching,
    refetch,
  };
}

/**
 * Puts the linked work first in the list. Until the work has loaded, the list counts as loading, so
 * that it doesn't move afterwards.
 */
export function withLinkedWork(
  list: PagedQuery<PostedResearch>,
  { work, isPending }: Pick<ReturnType<typeof useLinkedWork>, 'work' | 'isPending'>,
): PagedQuery<PostedResearch> {
  if (isPending) return { ...list, data: undefined, error: undefined };
  if (!work || !list.data) return list;
  const others = list.data.pages.map((page) => page.filter(({ id }) => id !== work.id));
  return { ...list, data: { pages: [[work], ...others] } };
}
