import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PAPER_MAX_BYTES } from '#contract/limits';
import { researchMessages } from '#contract/messages';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { paths } from '#shared/paths';
import { isFilled, noPaperFields } from '../papers/paperFields';
import type { PaperFields } from '../papers/papersApi';
import { useFieldsDraft } from '../useFieldsDraft';
import { usePaperFile } from './usePaperFile';
import { useProposal } from './useProposal';
import { useUploading } from './useUploading';

/** A paper being uploaded: its fields and file, both of them drafts, and how it is sent. */
export function useUploadForm() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const draft = useFieldsDraft('research:paper', noPaperFields);
  // A PDF takes its time to be read, and meanwhile somebody types on.
  const draftNow = useRef(draft);
  useEffect(() => {
    draftNow.current = draft;
  });
  /** What the last PDFs put into the fields: as long as it stands there, nobody touched it. */
  const proposed = useRef<Partial<PaperFields>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>();
  const [isChecked, setIsChecked] = useState(false);
  const uploading = useUploading();

  /** The DOI by which it was looked whether the paper is here. */
  const comparedDoi = useRef('');

  const proposal = useProposal((fields) => {
    comparedDoi.current = fields.doi ?? comparedDoi.current;
    const now = draftNow.current.fields;
    const names = Object.keys(fields) as (keyof PaperFields)[];
    const untouched = names.filter(
      (name) => now[name].trim() === '' || now[name] === proposed.current[name],
    );
    const taken = Object.fromEntries(untouched.map((name) => [name, fields[name]]));
    if (untouched.length === 0) return;
    proposed.current = { ...proposed.current, ...taken };
    draftNow.current.change(taken);
  });
  const read = (file: File) => {
    comparedDoi.current = draftNow.current.fields.doi;
    void proposal.read(file, comparedDoi.current);
  };
  const paperFile = usePaperFile(read);

  const clear = () => {
    draft.clear();
    paperFile.clear();
    proposal.forget();
    proposed.current = {};
    setProblem(null);
    setFileProblem(null);
    setErrors(undefined);
    setIsChecked(false);
  };

  const submit = async () => {
    const { fields } = draft;
    const { file } = paperFile;
    setIsChecked(true);
    setErrors(undefined);
    if (!isFilled(fields) || !file) {
      setProblem(researchMessages.uploadFieldsMissing);
      return;
    }
    setProblem(null);
    const sent = await uploading.send(fields, file);
    if (sent.problem === undefined) return;
    if (sent.problem !== null) {
      setProblem(sent.problem);
      setErrors(sent.errors);
      return;
    }
    clear();
    dispatch(notify({ kind: 'success', text: researchMessages.uploaded }));
    void navigate(paths.paperSearch);
  };

  return {
    ...draft,
    file: paperFile.file,
    /** Why the file offered last was not taken. */
    fileProblem,
    proposal,
    uploading,
    problem,
    errors,
    /** Whether what is missing is marked. */
    isChecked,
    clear,
    submit,
    edit: (name: keyof PaperFields, value: string) => {
      draft.change({ [name]: value });
      setProblem(null);
    },
    choose: ([file]: readonly File[]) => {
      if (!file) return;
      if (file.size > PAPER_MAX_BYTES) {
        setFileProblem(researchMessages.uploadTooLarge);
        return;
      }
      setProblem(null);
      setFileProblem(null);
      paperFile.choose(file);
      read(file);
    },
    /** The DOI was typed to its end. */
    compareDoi: () => {
      const { doi } = draft.fields;
      if (!paperFile.file || doi === comparedDoi.current) return;
      comparedDoi.current = doi;
      void proposal.compare(paperFile.file, doi);
    },
    removeFile: () => {
      setFileProblem(null);
      paperFile.clear();
      proposal.forget();
    },
  };
}
