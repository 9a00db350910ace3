import { ArrowUp } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { PillButton } from '#shared/ui/buttons/PillButton';
import { selectList } from '../feedState';
import { feedReloadRequested } from '../feedSlice';
import { MAIN_VIEW, viewKey } from '../postView';
import * as texts from '../texts';
import { scrollToTop } from './feedDom';
import css from './NewPostsPill.module.css';

/** The number of newer posts; a click shows them. It floats, so nothing shifts. */
export function NewPostsPill() {
  const dispatch = useAppDispatch();
  const count = useAppSelector((state) => selectList(state, viewKey(MAIN_VIEW)).waitingIds.length);
  const handleClick = () => {
    dispatch(feedReloadRequested(MAIN_VIEW));
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
