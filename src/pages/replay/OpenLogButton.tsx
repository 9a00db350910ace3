import { FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#shared/ui/buttons/Button';
import * as texts from './texts';

interface OpenLogButtonProps {
  readonly text: string;
  readonly onFile: (file: File) => void;
}

/** A button with a file picker for logs. */
export function OpenLogButton({ text, onFile }: OpenLogButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept=".jsonl,.json,.txt,.log,application/jsonl"
        aria-label={texts.filePicker(text)}
        onChange={({ target }) => {
          const file = target.files?.item(0);
          if (file) onFile(file);
          // Reset the input, so that the same file can be chosen again.
          target.value = '';
        }}
      />
      <Button size="sm" icon={FolderOpen} onClick={() => input.current?.click()}>
        {text}
      </Button>
    </>
  );
}
