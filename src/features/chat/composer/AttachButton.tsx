import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { ACCEPTED_KINDS } from '#contract/fileKinds';
import { acceptOf } from '#shared/files/fileRules';
import { IconButton } from '#shared/ui';
import * as texts from '../texts';

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
        accept={acceptOf(ACCEPTED_KINDS.chat)}
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
