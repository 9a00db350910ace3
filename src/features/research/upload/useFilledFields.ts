import { useEffect, useRef } from 'react';
import { useDraft } from '#shared/drafts/useDraft';
import { readValues, writeValues } from '#shared/forms/formDraft';
import type { Form } from '#shared/forms/useForm';
import { noPaperFields } from '../papers/edit/paperFields';
import type { PaperFields } from '../papers/papersApi';

type Name = keyof PaperFields;

/** The source of what the form of a paper was filled in with. */
interface Filling {
  /** The fields that keep another text of the user's. */
  readonly kept: readonly Name[];
  readonly values: PaperFields;
}

/**
 * Replaces what a PDF or a pasted entry filled in before, and fills in fields that the user hasn't
 * changed, or all of them.
 */
export type FillFields = (
  source: 'pdf' | 'entry',
  fields: Partial<PaperFields>,
  options?: { overwrites?: boolean },
) => Filling;

/** The texts that were filled in, '' for none, and the names of those that come from the PDF. */
interface Filled extends PaperFields {
  readonly ofPdf: readonly string[];
}

const nothing: Filled = { ...noPaperFields, ofPdf: [] };

/**
 * Returns the function with which a PDF or a pasted entry fills in the form of a paper. It remembers
 * its texts with the draft, so another PDF replaces those of the one before also after a reload.
 */
export function useFilledFields({ change }: Form<PaperFields>) {
  const draft = useDraft('research:paper-filled');
  const filled = useRef(nothing);
  useEffect(() => {
    filled.current = readValues(draft.text, nothing);
  }, [draft.text]);

  const fill: FillFields = (source, fields, { overwrites = false } = {}) => {
    const kept: Name[] = [];
    let values = noPaperFields;
    change((now) => {
      const { ofPdf, ...before } = filled.current;
      const unchanged = (Object.keys(before) as Name[]).filter(
        (name) => now[name] !== '' && now[name] === before[name],
      );
      const old = unchanged.filter((name) => ofPdf.includes(name) === (source === 'pdf'));
      const taken: Partial<PaperFields> = Object.fromEntries(old.map((name) => [name, '']));
      for (const [name, text] of Object.entries(fields) as [Name, string][]) {
        const typed = now[name].trim();
        // The same text stays the user's, or that of the other source.
        if (typed === text && !old.includes(name)) continue;
        if (typed === '' || unchanged.includes(name) || overwrites) taken[name] = text;
        else kept.push(name);
      }
      values = { ...now, ...taken };
      const others = ofPdf.filter((name) => !Object.hasOwn(taken, name));
      filled.current = {
        ...before,
        ...taken,
        ofPdf: source === 'pdf' ? [...others, ...Object.keys(taken)] : others,
      };
      draft.change(writeValues(filled.current, nothing));
      return taken;
    });
    return { kept, values };
  };

  return { fill, forget: () => draft.clear() };
}
