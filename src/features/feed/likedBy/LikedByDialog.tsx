import { errorDetail } from '#api/errors';
import { placeOf } from '#shared/lib/people';
import { Button } from '#shared/ui/buttons/Button';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { PersonRow } from '#shared/ui/people/PersonRow';
import { Dialog } from '#shared/ui/overlays/Dialog';
import * as texts from '../texts';
import css from './LikedByDialog.module.css';
import { useListLikesInfiniteQuery, type LikedThing } from './likedByApi';

interface LikedByDialogProps {
  readonly thing: LikedThing;
  readonly onClose: () => void;
}

/** The people who like a post or a comment. */
export function LikedByDialog({ thing, onClose }: LikedByDialogProps) {
  const likes = useListLikesInfiniteQuery(thing);
  const { data, error, isFetching, isFetchingNextPage, hasNextPage } = likes;
  const people = data?.pages.flat() ?? [];
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={texts.likedBy}
    >
      <div className={css.content} aria-busy={isFetching}>
        {data || error ? null : <Skeleton />}
        {people.length > 0 ? (
          <ul className={css.people} aria-label={texts.likedBy}>
            {people.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                lines={[placeOf(person)]}
                onOpen={onClose}
              />
            ))}
          </ul>
        ) : null}
        {data && people.length === 0 ? <p className={css.note}>{texts.noLikesToShow}</p> : null}
        {error && !isFetching ? (
          <ErrorState
            text={errorDetail(error, texts.likesFailed)}
            onRetry={() => void (data ? likes.fetchNextPage() : likes.refetch())}
          />
        ) : null}
        {hasNextPage && !error ? (
          <Button size="sm" busy={isFetchingNextPage} onClick={() => void likes.fetchNextPage()}>
            {texts.showMoreLikes}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}
