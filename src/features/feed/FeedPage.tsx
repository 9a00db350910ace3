import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import css from './FeedPage.module.css';
import { FeedLayout } from './FeedLayout';
import { FeedList } from './FeedList';
import { feedOpened } from './feedSlice';
import { NewPostsPill } from './NewPostsPill';
import { ProfileCard } from './ProfileCard';
import { ShortcutsCard } from './ShortcutsCard';
import { useFeedKeys } from './useFeedKeys';
import { useFeedPlace } from './useFeedPlace';
import { WritePost } from './WritePost';

function readId(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** The feed of everybody's posts. `?highlight=id` leads to one of them. */
export function FeedPage() {
  const dispatch = useAppDispatch();
  const me = useAppSelector((state) => state.session.me);
  const { key } = useLocation();
  const [params] = useSearchParams();
  const isReturn = useFeedPlace();
  // Who comes back to a place already saw what he once came for.
  const highlightId = isReturn ? null : readId(params.get('highlight'));
  const hasShortcuts = useAppSelector((state) => state.preferences.hasShortcuts);
  useFeedKeys();

  useEffect(() => {
    dispatch(feedOpened({ highlightId }));
  }, [dispatch, highlightId, key]);

  return (
    <FeedLayout
      left={me ? <ProfileCard me={me} /> : null}
      main={
        <>
          <h1 tabIndex={-1} className={css.heading}>
            <VisuallyHidden>Home</VisuallyHidden>
          </h1>
          <WritePost />
          <NewPostsPill />
          <FeedList />
        </>
      }
      right={hasShortcuts ? <ShortcutsCard /> : null}
    />
  );
}
