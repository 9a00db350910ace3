import { useEffect, useRef, useState } from 'react';
import { CHAT_FILE_EXTENSIONS, CHAT_FILE_MAX_BYTES } from '#contract/limits';
import { noFiles, offerFiles, removeFile, type ChosenFiles } from '#shared/files/chosenFiles';
import type { FileRules } from '#shared/files/fileRules';
import { useAppDispatch } from '#shared/store/hooks';
import { keepDraftFiles, readDraftFiles } from './draftFiles';

/** What can be sent in a conversation, so many files at once. */
const chatFileRules: FileRules = {
  types: CHAT_FILE_EXTENSIONS,
  maxFiles: 10,
  maxBytes: () => CHAT_FILE_MAX_BYTES,
};

const filesOf = (chosen: ChosenFiles) => chosen.files.map(({ file }) => file);

/** The files chosen for a person and not yet sent. They outlive the page, where the browser can keep them. */
export function useChosenFiles(userId: number) {
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState(noFiles);
  const isTouched = useRef(false);

  useEffect(() => {
    let isGone = false;
    const restore = async () => {
      const files = await dispatch(readDraftFiles(userId));
      // Whoever was faster to choose files means those.
      if (isGone || isTouched.current || files.length === 0) return;
      setChosen({ ...noFiles, files: files.map((file) => ({ file, alt: '' })) });
    };
    void restore();
    return () => {
      isGone = true;
    };
  }, [dispatch, userId]);

  const change = (next: ChosenFiles) => {
    isTouched.current = true;
    setChosen(next);
    dispatch(keepDraftFiles(userId, filesOf(next)));
  };
  return {
    chosen,
    files: filesOf(chosen),
    offer: (offered: readonly File[]) => change(offerFiles(chosen, offered, chatFileRules)),
    remove: (file: File) => change(removeFile(chosen, file)),
    clear: () => change(noFiles),
  };
}
