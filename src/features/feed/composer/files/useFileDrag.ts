import { useRef, useState, type DragEvent } from 'react';

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/**
 * Makes an element a drop zone for files: spread the handlers on it. `isOver` is true while files
 * hover over it.
 */
export function useFileDrag(onFiles: (files: File[]) => void, disabled: boolean) {
  // A child's dragenter fires before its parent's dragleave, so count both.
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
      // Otherwise the browser would open the file instead of the page.
      if (carriesFiles(event)) event.preventDefault();
    },
    onDragLeave(event: DragEvent) {
      if (!carriesFiles(event)) return;
      depth.current -= 1;
      if (depth.current <= 0) end();
    },
    onDrop(event: DragEvent) {
      end();
      // A nested drop zone has already taken the files.
      const isTaken = event.isDefaultPrevented();
      if (!carriesFiles(event)) return;
      event.preventDefault();
      const files = [...event.dataTransfer.files];
      if (!isTaken && !disabled && files.length > 0) onFiles(files);
    },
  };
  return { isOver: isOver && !disabled, handlers };
}
