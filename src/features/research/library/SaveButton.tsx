import { clsx } from 'clsx';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useState } from 'react';
import { lazyLayer } from '#shared/lazy/lazyLayer';
import type { SaveButtonProps, SaveTarget } from '#shared/library/SaveSlot';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { Icon } from '#shared/ui/marks/Icon';
import { isHeld, useListSavedQuery } from './libraryApi';
import { selectWanted } from './librarySlice';
import css from './SaveButton.module.css';
import { keepInLibrary } from './saveThunks';
import * as texts from './texts';

const ItemDialog = lazyLayer(
  async () => (await import(/* webpackChunkName: "library-item" */ './ItemDialog')).ItemDialog,
);

/** Whether a post or paper is in the library: the user's click counts before it is confirmed. */
function useIsSaved({ kind, id }: SaveTarget): boolean {
  const wanted = useAppSelector((state) => selectWanted(state, { kind, id })?.isSaved);
  const { held } = useListSavedQuery(undefined, {
    selectFromResult: ({ data }) => ({ held: isHeld(data, { kind, id }) }),
  });
  return wanted ?? held;
}

/**
 * Keeps a post or paper in the library. Once it is kept, the button opens its note and tags, where
 * it can be removed, so that no note is lost by a click.
 */
export function SaveButton(props: SaveButtonProps) {
  const { kind, id, className } = props;
  const dispatch = useAppDispatch();
  const isSaved = useIsSaved({ kind, id });
  const [isOpen, setIsOpen] = useState(false);
  const press = () => {
    if (isSaved) setIsOpen(true);
    else void dispatch(keepInLibrary({ kind, id }, true));
  };
  const icon = isSaved ? BookmarkCheck : Bookmark;
  const popup = isSaved ? ({ 'aria-haspopup': 'dialog' } as const) : {};
  return (
    <>
      {props.look === 'icon' ? (
        <button
          type="button"
          {...popup}
          aria-label={isSaved ? texts.bookmarked : texts.bookmark}
          className={clsx(className, isSaved && css.saved)}
          onClick={press}
        >
          <Icon of={icon} />
        </button>
      ) : (
        <Button
          {...popup}
          size={props.look}
          icon={icon}
          aria-label={isSaved ? texts.savedNamed(props.name) : texts.saveNamed(props.name)}
          className={clsx(className, isSaved && css.saved)}
          onClick={press}
        >
          {isSaved ? texts.inLibrary : texts.save}
        </Button>
      )}
      {isOpen ? <ItemDialog kind={kind} id={id} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
