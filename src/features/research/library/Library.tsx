import { Bookmark, FileUp, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KEYWORD_MAX_LENGTH, LIBRARY_TAG_MAX_LENGTH } from '#contract/limits';
import type { LibraryKind } from '#contract/entities/library';
import { lazyLayer } from '#shared/lazy/lazyLayer';
import { Button } from '#shared/ui/buttons/Button';
import { PageHeading } from '#shared/ui/layout/PageHeading';
import { PagedList } from '../list/PagedList';
import { ExportMenu } from './ExportMenu';
import { importAction } from './import/texts';
import css from './Library.module.css';
import { useListLibraryInfiniteQuery, type LibraryFilter } from './libraryApi';
import { LibraryCard } from './LibraryCard';
import { LibraryFilters } from './LibraryFilters';
import * as texts from './texts';

const ImportDialog = lazyLayer(async () => (await import('./import/ImportDialog')).ImportDialog);

const isKind = (text: string | null): text is LibraryKind =>
  text !== null && Object.hasOwn(texts.kinds, text);

/** Reads the filter from an address. */
function readFilter(params: URLSearchParams): LibraryFilter {
  const kind = params.get('kind');
  return {
    kind: isKind(kind) ? kind : '',
    tag: (params.get('tag') ?? '').slice(0, LIBRARY_TAG_MAX_LENGTH),
    keyword: (params.get('q') ?? '').trim().slice(0, KEYWORD_MAX_LENGTH),
  };
}

/** The posts, papers and references that the user keeps. The address has the filter. */
export function Library() {
  const [params, setParams] = useSearchParams();
  const [isImporting, setIsImporting] = useState(false);
  const filter = readFilter(params);
  /** The item whose tag was chosen. It keeps the focus in the narrowed list. */
  const [chosenId, setChosenId] = useState<number | null>(null);
  const change = (changes: Partial<LibraryFilter>) => {
    const { kind, tag, keyword } = { ...filter, ...changes };
    setChosenId(null);
    setParams({ ...(kind && { kind }), ...(tag && { tag }), ...(keyword && { q: keyword }) });
  };
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <div className={css.page}>
      <PageHeading
        lead={texts.lead}
        aside={
          <div className={css.actions}>
            <Button icon={FileUp} onClick={() => setIsImporting(true)}>
              {importAction}
            </Button>
            <ExportMenu tag={filter.tag} />
          </div>
        }
      >
        {texts.library}
      </PageHeading>
      <LibraryFilters filter={filter} onChange={change} />
      <Items
        key={JSON.stringify(filter)}
        filter={filter}
        isFiltered={isFiltered}
        focusId={chosenId}
        onTag={(tag, itemId) => {
          change({ tag });
          setChosenId(itemId);
        }}
      />
      {isImporting ? <ImportDialog onClose={() => setIsImporting(false)} /> : null}
    </div>
  );
}

interface ItemsProps {
  readonly filter: LibraryFilter;
  readonly isFiltered: boolean;
  readonly focusId: number | null;
  readonly onTag: (tag: string, itemId: number) => void;
}

function Items({ filter, isFiltered, focusId, onTag }: ItemsProps) {
  const found = useListLibraryInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const { data, ...query } = found;
  const pages = data && { pages: data.pages.map(({ items }) => items) };
  return (
    <PagedList
      query={{ ...query, data: pages }}
      label={texts.items}
      failedText={texts.loadFailed}
      focusId={focusId}
      empty={
        isFiltered
          ? { icon: SearchX, title: texts.nothingFound, text: texts.nothingFoundText }
          : { icon: Bookmark, title: texts.emptyTitle, text: texts.emptyText }
      }
    >
      {(item) => <LibraryCard item={item} onTag={(tag) => onTag(tag, item.id)} />}
    </PagedList>
  );
}
