import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '#shared/ui/marks/Icon';
import css from './LikeButton.module.css';

interface LikeButtonProps {
  readonly isLiked: boolean;
  readonly total: number;
  /** What is liked, where it is not the post the button stands under: 'comment by ada'. */
  readonly what?: string | undefined;
  readonly size?: 'sm' | 'md' | undefined;
  /** Shows the number only where somebody liked. */
  readonly hidesZero?: boolean | undefined;
  readonly className?: string | undefined;
  readonly onClick: () => void;
}

/** A heart and how many pressed it. It pops when it is pressed, not when it comes on screen filled. */
export function LikeButton(props: LikeButtonProps) {
  const { isLiked, total, what, size = 'md', hidesZero = false, className, onClick } = props;
  const [wasEmpty, setWasEmpty] = useState(!isLiked);
  if (!isLiked && !wasEmpty) setWasEmpty(true);
  return (
    <button
      type="button"
      className={clsx(className, css.like, isLiked && css.liked, isLiked && wasEmpty && css.popped)}
      aria-pressed={isLiked}
      aria-label={`Like${what ? ` ${what}` : ''}, ${total}`}
      onClick={onClick}
    >
      <span className={css.heart}>
        <Icon of={Heart} size={size} filled={isLiked} />
      </span>
      {hidesZero && total === 0 ? null : <span className={css.count}>{total}</span>}
    </button>
  );
}
