import { useRef, useState, type DragEvent } from 'react';

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Makes an element a place to drop files on: spread the handlers on it. `isOver` while some hover. */
export function useFileDrag(onFiles: (files: File[]) => void, disabled: boolean) {
  // Entering a child comes before leaving its parent, so the two are counted.
  const depth = useRef(0);
  const [isOver, setIsOver] = useState(false);
  const end = () => {
    depth.current = 0;
    setIsOver(false);
  };
  const handlers = {
    onDragEnter(event: DragEvent) {
      if (!carriesFiles(event)) return;
      depth.current += 1;
      setIsOver(!disabled);
    },
    onDragOver(event: DragEvent) {
      // Else the browser would open the file in place of the page.
      if (carriesFiles(event)) event.preventDefault();
    },
    onDragLeave(event: DragEvent) {
      if (!carriesFiles(event)) return;
      depth.current -= 1;
      if (depth.current <= 0) end();
    },
    onDrop(event: DragEvent) {
      end();
      // An area for files within has taken them.
      const isTaken = event.isDefaultPrevented();
      if (!carriesFiles(event)) return;
      event.preventDefault();
      const files = [...event.dataTransfer.files];
      if (!isTaken && !disabled && files.length > 0) onFiles(files);
    },
  };
  return { isOver: isOver && !disabled, handlers };
}
