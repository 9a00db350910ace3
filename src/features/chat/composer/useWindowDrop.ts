import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

const carriesFiles = ({ dataTransfer }: DragEvent) =>
  dataTransfer?.types.includes('Files') ?? false;

/**
 * Makes the conversation around an element a drop zone for files. Returns whether files hover over
 * it.
 */
export function useWindowDrop(
  inside: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    const area = inside.current?.closest('section') ?? inside.current;
    if (!area) return undefined;
    // A child's dragenter fires before its parent's dragleave, so count both.
    let depth = 0;
    const end = () => {
      depth = 0;
      setIsOver(false);
    };
    const handlers = {
      dragenter: () => {
        depth += 1;
        setIsOver(true);
      },
      // Otherwise the browser would open the file instead of the page.
      dragover: (event: DragEvent) => event.preventDefault(),
      dragleave: () => {
        depth -= 1;
        if (depth <= 0) end();
      },
      drop: (event: DragEvent) => {
        end();
        event.preventDefault();
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length > 0) take(files);
      },
    };
    const listen = (event: Event) => {
      const drag = event as DragEvent;
      if (carriesFiles(drag)) handlers[event.type as keyof typeof handlers](drag);
    };
    const types = Object.keys(handlers);
    for (const type of types) area.addEventListener(type, listen);
    return () => {
      for (const type of types) area.removeEventListener(type, listen);
    };
  }, [inside]);

  return isOver;
}
