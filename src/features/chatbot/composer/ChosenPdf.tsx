import { X } from 'lucide-react';
import { fileSize } from '#shared/lib/fileTexts';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { FileRow } from '#shared/ui/marks/FileRow';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { removeFile } from '../sendThunks';
import * as texts from '../texts';

/** The PDF attached to the next message, with a button to remove it. */
export function ChosenPdf() {
  const dispatch = useAppDispatch();
  const file = useAppSelector((state) => state.chatbot.file);
  if (!file) return null;
  return (
    <FileRow
      look="plain"
      name={file.filename}
      meta={fileSize(file.size)}
      actions={
        <IconButton
          icon={X}
          label={texts.removeFile(file.filename)}
          size="sm"
          onClick={({ currentTarget }) => {
            // The focused button is removed with the file.
            currentTarget.form?.querySelector('textarea')?.focus();
            dispatch(removeFile());
          }}
        />
      }
    />
  );
}
