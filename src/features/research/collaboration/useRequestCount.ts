import { useListCollaborationRequestsInfiniteQuery } from '../work/workApi';

/** How many requests wait for the reader, as far as they were read, and what that is called. */
export function useRequestCount(): { count: number; countLabel: string } {
  const { data } = useListCollaborationRequestsInfiniteQuery(undefined);
  const count = data?.pages.flat().length ?? 0;
  return { count, countLabel: count === 1 ? '1 pending request' : `${count} pending requests` };
}
