import { useState } from 'react';
import { Select } from '#shared/ui/choices/Select';
import { useListLibraryInfiniteQuery, useListLibraryTagsQuery } from '../library/libraryApi';
import css from './choose.module.css';
import { PaperCheckList, type OfferedPaper, type PaperListParts } from './PaperCheckList';
import * as texts from './texts';

/** The papers in the user's library, all or those with a tag. */
export function LibraryPapers(parts: PaperListParts) {
  const { data } = useListLibraryTagsQuery();
  const [tag, setTag] = useState('');
  return (
    <div className={css.way}>
      <Select label={texts.tagField} value={tag} onChange={({ target }) => setTag(target.value)}>
        <option value="">{texts.anyTag}</option>
        {data?.tags.map((each) => (
          <option key={each.tag} value={each.tag}>
            {each.tag}
          </option>
        ))}
      </Select>
      <Kept {...parts} tag={tag} />
    </div>
  );
}

function Kept({ tag, ...parts }: PaperListParts & { readonly tag: string }) {
  const { data, ...query } = useListLibraryInfiniteQuery(
    { kind: 'paper', tag, keyword: '' },
    { refetchOnMountOrArgChange: true },
  );
  const pages = data?.pages.map(({ items }) =>
    items.flatMap(({ target_id: id, title, author, is_available }): OfferedPaper[] =>
      id !== null && is_available ? [{ id, title, author }] : [],
    ),
  );
  const papers = { ...query, data: pages && { pages } };
  return <PaperCheckList {...parts} query={papers} label={texts.papersInLibrary} />;
}
