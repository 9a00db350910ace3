import { useEffect, useState, type RefObject } from 'react';
import { lazyOrNothing } from '#shared/lazy/lazyOrNothing';

const MentionList = lazyOrNothing(async () => (await import('./MentionList')).MentionList);

interface MentionsProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Suggests people for the name typed after an @ in a text area. Loaded with the first one. */
export function Mentions({ field }: MentionsProps) {
  const [typedIn, setTypedIn] = useState<HTMLTextAreaElement>();
  useEffect(() => {
    const element = field.current;
    const look = () => {
      if (element?.value.includes('@')) setTypedIn(element);
    };
    element?.addEventListener('input', look);
    return () => element?.removeEventListener('input', look);
  }, [field]);
  return typedIn ? <MentionList field={typedIn} /> : null;
}
