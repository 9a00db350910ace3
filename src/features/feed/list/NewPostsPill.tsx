import { ArrowUp } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { PillButton } from '#shared/ui/buttons/PillButton';
import { selectList } from '../feedState';
import { feedReloadRequested } from '../feedSlice';
import { MAIN_VIEW, viewKey } from '../postView';
import { scrollToTop } from './feedDom';
import css from './NewPostsPill.module.css';

/** Says that newer posts wait; pressing it shows them. It floats and moves nothing. */
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
          {count} new {count === 1 ? 'post' : 'posts'}
        </PillButton>
      ) : null}
    </div>
  );
}
