import { Button } from '#shared/ui/buttons/Button';
import type { PostKind } from '../newPost';

interface PostButtonProps {
  readonly kind: PostKind;
  readonly isPosting: boolean;
  /** Id of the form, where the button is outside of it. */
  readonly form?: string | undefined;
}

/** Sends the composer's form. */
export function PostButton({ kind, isPosting, form }: PostButtonProps) {
  return (
    <Button type="submit" size="sm" variant="primary" form={form} busy={isPosting}>
      {kind === 'event' ? 'Create event' : 'Post'}
    </Button>
  );
}
