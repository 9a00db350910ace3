import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { CHAT_FILE_EXTENSIONS } from '#contract/limits';
import { IconButton } from '#shared/ui';
import * as texts from '../later.texts';

/** Opens the browser's file dialog to attach files. */
export function AttachButton({ onFiles }: { readonly onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={texts.filesToSend}
        accept={CHAT_FILE_EXTENSIONS.join(',')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Reset the input so that the same file can be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <IconButton
        label={texts.attachFiles}
        icon={Paperclip}
        round
        onClick={() => input.current?.click()}
      />
    </>
  );
}
