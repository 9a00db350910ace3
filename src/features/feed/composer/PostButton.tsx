import { Button } from '#shared/ui/buttons/Button';
import type { PostKind } from '../newPost';
import * as texts from './texts';

interface PostButtonProps {
  readonly kind: PostKind;
  readonly isPosting: boolean;
  /** The form's id, if the button is outside it. */
  readonly form?: string | undefined;
}

/** Sends the composer's form. */
export function PostButton({ kind, isPosting, form }: PostButtonProps) {
  return (
    <Button type="submit" size="sm" variant="primary" form={form} busy={isPosting}>
      {kind === 'event' ? texts.createEvent : texts.post}
    </Button>
  );
}
