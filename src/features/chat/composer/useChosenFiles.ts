import { useEffect, useRef, useState } from 'react';
import { noFiles, offerFiles, removeFile, type ChosenFiles } from '#shared/files/chosenFiles';
import { useAppDispatch } from '#shared/store/hooks';
import { chatFileRules } from './chatFileRules';
import { keepDraftFiles, readDraftFiles } from './draftFiles';

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
