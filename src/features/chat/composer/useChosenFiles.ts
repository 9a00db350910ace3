import { useState } from 'react';
import { ACCEPTED_KINDS } from '#contract/fileKinds';
import { CHAT_FILE_MAX_BYTES } from '#contract/limits';
import { noFiles, offerFiles, removeFile, type ChosenFiles } from '#shared/files/chosenFiles';
import type { FileRules } from '#shared/files/fileRules';
import { useKeptFiles } from '#shared/files/useKeptFiles';
import { useAppDispatch } from '#shared/store/hooks';
import { draftSlot, putFiles, readFiles } from '../outbox/chatFiles';

/** The file types, number and size that a conversation accepts at once. */
const chatFileRules: FileRules = {
  kinds: ACCEPTED_KINDS.chat,
  maxFiles: 10,
  maxBytes: () => CHAT_FILE_MAX_BYTES,
};

const filesOf = (chosen: ChosenFiles) => chosen.files.map(({ file }) => file);

/**
 * The files chosen for a person and not sent yet. They survive a reload if the browser can store
 * them.
 */
export function useChosenFiles(userId: number) {
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState(noFiles);
  const slot = draftSlot(userId);
  const touch = useKeptFiles(
    () => dispatch(readFiles(slot)),
    (files) => setChosen({ ...noFiles, files: files.map((file) => ({ file, alt: '' })) }),
  );

  const change = (next: ChosenFiles) => {
    touch();
    setChosen(next);
    dispatch(putFiles(slot, filesOf(next)));
  };
  return {
    chosen,
    files: filesOf(chosen),
    offer: (offered: readonly File[]) => change(offerFiles(chosen, offered, chatFileRules)),
    remove: (file: File) => change(removeFile(chosen, file)),
    clear: () => change(noFiles),
  };
}
