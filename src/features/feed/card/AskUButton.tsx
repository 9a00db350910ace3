import { Sparkles } from 'lucide-react';
import type { PostDocument } from '#contract/entities/post';
import { safeUrl } from '#shared/lib/safeUrl';
import { askAboutRequested } from '#shared/store/featureEvents';
import { useAppDispatch } from '#shared/store/hooks';
import { Icon } from '#shared/ui/marks/Icon';
import * as texts from '../texts';

interface AskUButtonProps {
  readonly document: PostDocument;
  /** Whether to name the document in the label, because there are several. */
  readonly isOneOfMany?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Opens a PDF of a post in AskU; renders nothing for other file types. */
export function AskUButton({ document, isOneOfMany, className }: AskUButtonProps) {
  const dispatch = useAppDispatch();
  const { name, type } = document;
  const address = safeUrl(document.url);
  if (type !== 'application/pdf' || address === null) return null;
  return (
    <button
      type="button"
      className={className}
      aria-label={isOneOfMany ? texts.askUAbout(name) : undefined}
      onClick={() =>
        dispatch(askAboutRequested({ title: name, file_path: address, filename: name }))
      }
    >
      <Icon of={Sparkles} />
      <span>{texts.askU}</span>
    </button>
  );
}
