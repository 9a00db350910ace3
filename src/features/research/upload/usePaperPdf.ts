import { useRef, useState } from 'react';
import { readDoi } from '#contract/doi';
import { ACCEPTED_KINDS, endingsOf, isAccepted } from '#contract/fileKinds';
import { PAPER_MAX_BYTES } from '#contract/limits';
import { fileMessages, researchMessages } from '#contract/messages';
import { sizeProblem } from '#shared/files/sizeProblem';
import type { Form } from '#shared/forms/useForm';
import type { PaperFields } from '../papers/papersApi';
import type { FillFields } from './useFilledFields';
import { usePaperFile } from './usePaperFile';
import { useProposal } from './useProposal';

/** Returns the reason why a file cannot be a paper, or null. */
function problemOf(file: File): string | null {
  const { paper: kinds } = ACCEPTED_KINDS;
  if (!isAccepted(file, kinds)) return fileMessages.invalidType(endingsOf(kinds));
  if (file.size > PAPER_MAX_BYTES) return researchMessages.uploadTooLarge;
  return sizeProblem(file, PAPER_MAX_BYTES);
}

/** The DOI in a pasted address, or else the text as typed. */
const bareDoi = ({ doi }: PaperFields) => readDoi(doi) ?? doi;

/**
 * The PDF of a paper to upload. Its own data fills the fields that the user hasn't changed, and
 * leaves with it.
 */
export function usePaperPdf({ values }: Form<PaperFields>, fill: FillFields) {
  const [problem, setProblem] = useState<string | null>(null);
  /** The DOI of the last search for duplicates. */
  const comparedDoi = useRef('');

  const proposal = useProposal((fields) => {
    comparedDoi.current = fields.doi ?? comparedDoi.current;
    return fill('pdf', fields).kept;
  });
  const read = (file: File, form: PaperFields) => {
    comparedDoi.current = bareDoi(form);
    void proposal.read(file, comparedDoi.current);
  };
  const { file, choose, clear } = usePaperFile((restored) => read(restored, values));

  return {
    file,
    /** The reason why the last file was rejected. */
    problem,
    proposal,
    choose: ([offered]: readonly File[]) => {
      if (!offered) return;
      const found = problemOf(offered);
      setProblem(found);
      if (found !== null) return;
      choose(offered);
      // The details of the PDF before, and its DOI, aren't those of this one.
      read(offered, fill('pdf', {}).values);
    },
    /** Searches for duplicates again, once the user has typed or pasted a DOI. */
    compareDoi: (doi = bareDoi(values)) => {
      if (!file || doi === comparedDoi.current) return;
      comparedDoi.current = doi;
      void proposal.compare(file, doi);
    },
    /** Replaces the user's own texts with those of the PDF. */
    replace: () => {
      fill('pdf', proposal.fields, { overwrites: true });
      proposal.settle();
    },
    /** Removes the file because it was uploaded, or the user removed it. */
    remove: () => {
      setProblem(null);
      clear();
      proposal.forget();
      fill('pdf', {});
    },
  };
}
