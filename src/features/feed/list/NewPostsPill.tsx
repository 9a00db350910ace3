import { ArrowUp } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { PillButton } from '#shared/ui/buttons/PillButton';
import { selectList } from '../feedState';
import { feedReloadRequested } from '../feedSlice';
import { viewKey, type PostView } from '../postView';
import * as texts from '../texts';
import { scrollToTop } from './feedDom';
import css from './NewPostsPill.module.css';

/** The number of newer posts of a view; a click shows them. It floats, so nothing shifts. */
export function NewPostsPill({ view }: { readonly view: PostView }) {
  const dispatch = useAppDispatch();
  const count = useAppSelector((state) => selectList(state, viewKey(view)).waitingIds.length);
  const handleClick = () => {
    dispatch(feedReloadRequested(view));
    scrollToTop();
  };
  return (
    <div role="status" className={css.place}>
      {count > 0 ? (
        <PillButton icon={ArrowUp} onClick={handleClick}>
          {texts.newPosts(count)}
        </PillButton>
      ) : null}
    </div>
  );
}
