import { useState } from 'react';
import { Notice } from '#shared/ui/feedback/Notice';
import { Tabs } from '#shared/ui/layout/Tabs';
import css from './choose.module.css';
import { LibraryPapers } from './LibraryPapers';
import type { PaperListParts } from './PaperCheckList';
import { PersonPapers } from './PersonPapers';
import { SearchedPapers } from './SearchedPapers';
import * as texts from './texts';

/** Finds papers to choose: by words, in the user's library, or by the person who added them. */
export function PaperPicker(parts: PaperListParts) {
  const [way, setWay] = useState('search');
  return (
    <div className={css.picker}>
      {parts.isFull ? <Notice role="status">{texts.full}</Notice> : null}
      <Tabs
        label={texts.ways}
        look="pills"
        value={way}
        onValueChange={setWay}
        items={[
          { value: 'search', label: texts.bySearch, content: <SearchedPapers {...parts} /> },
          { value: 'library', label: texts.byLibrary, content: <LibraryPapers {...parts} /> },
          { value: 'person', label: texts.byPerson, content: <PersonPapers {...parts} /> },
        ]}
      />
    </div>
  );
}
