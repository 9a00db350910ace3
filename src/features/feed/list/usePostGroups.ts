import { useState } from 'react';
import { groupPosts, type PostGroup } from './groupPosts';

/** The posts of a list in groups, which stay the same as far as they can. */
export function usePostGroups(ids: readonly number[]): readonly PostGroup[] {
  const [grouped, setGrouped] = useState(() => ({ ids, groups: groupPosts(ids, []) }));
  if (grouped.ids === ids) return grouped.groups;
  const groups = groupPosts(ids, grouped.groups);
  setGrouped({ ids, groups });
  return groups;
}
