import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { FeedScope } from '#contract/entities/post';
import { listenForKeys } from '#shared/keys/listenForKeys';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { selectFeedScope } from '../feedState';
import { focusedArticle, postIdOf } from '../list/feedDom';
import * as texts from '../texts';
import { chooseScope, feedScopes } from './chooseScope';
import css from './FeedScopes.module.css';

/** Keeps the id of the post that last had the focus. */
function useFocusedId() {
  const idRef = useRef<number | null>(null);
  useEffect(() => {
    const note = () => {
      const article = focusedArticle();
      if (article) idRef.current = postIdOf(article);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  return idRef;
}

/** Chooses whose posts the feed shows, by a row of chips or the keys 1 to 4. */
export function FeedScopes() {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectFeedScope);
  const hasShortcuts = useAppSelector((state) => state.preferences.hasShortcuts);
  const focusedRef = useFocusedId();
  // A replay may show two feeds, each with a choice of its own.
  const name = useId();
  const choose = (scope: FeedScope, movesFocus: boolean) => {
    const focusedId = focusedRef.current;
    focusedRef.current = dispatch(chooseScope({ scope, focusedId, movesFocus }));
  };
  const chooseByKey = useEffectEvent((scope: FeedScope) => choose(scope, true));
  useEffect(() => {
    if (!hasShortcuts) return;
    return listenForKeys(
      Object.fromEntries(
        feedScopes.map((scope, index) => [String(index + 1), () => chooseByKey(scope)]),
      ),
    );
  }, [hasShortcuts]);
  return (
    <div role="radiogroup" aria-label={texts.whosePosts} className={css.row} data-feed-scopes="">
      {feedScopes.map((scope) => (
        <label key={scope} className={css.chip}>
          <input
            type="radio"
            name={name}
            className={css.radio}
            checked={scope === chosen}
            onChange={() => choose(scope, false)}
          />
          {texts.scopes[scope]}
        </label>
      ))}
    </div>
  );
}
