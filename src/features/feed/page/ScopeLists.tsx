import { Activity } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppSelector } from '#shared/store/hooks';
import type { EventParts } from '../card/event/EventBody';
import { selectFeedScope } from '../feedState';
import { NoPosts } from '../list/NoPosts';
import { PostList } from '../list/PostList';
import { FEED_VIEWS, viewKey } from '../postView';
import * as texts from '../texts';
import { feedScopes } from './chooseScope';
import { NoScopePosts } from './NoScopePosts';
import css from './ScopeLists.module.css';

/**
 * The posts of the chosen view of the feed. The views that were opened before stay on the page,
 * hidden and without effects, so that the reader switches between them at once.
 */
export function ScopeLists({ eventParts }: { readonly eventParts: EventParts }) {
  const chosen = useAppSelector(selectFeedScope);
  const opened = useAppSelector(
    ({ feed }) => feedScopes.filter((scope) => viewKey(FEED_VIEWS[scope]) in feed.lists),
    shallowEqual,
  );
  return feedScopes
    .filter((scope) => scope === chosen || opened.includes(scope))
    .map((scope) => (
      <div key={scope} hidden={scope !== chosen} className={css.view}>
        <Activity mode={scope === chosen ? 'visible' : 'hidden'}>
          <PostList
            view={FEED_VIEWS[scope]}
            label={scope === 'everyone' ? texts.posts : texts.postsOf(texts.scopes[scope])}
            eventParts={eventParts}
            empty={scope === 'everyone' ? <NoPosts /> : <NoScopePosts scope={scope} />}
          />
        </Activity>
      </div>
    ));
}
