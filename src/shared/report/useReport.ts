import { createContext, use } from 'react';
import type { ReportKind } from '#contract/entities/report';
import type { Named } from '../lib/people';

/** A message that a reporter may show to the moderators. */
export interface ReportableMessage {
  readonly id: number;
  readonly isOwn: boolean;
  readonly text: string;
}

/** The content that a person wants to report. */
export interface ReportSubject {
  readonly kind: ReportKind;
  readonly id: number;
  readonly author: Named;
  /** Missing where only the author's username is known. */
  readonly authorId?: number | undefined;
  /** For a message: those around it in the conversation, and itself, in their order. */
  readonly messages?: readonly ReportableMessage[] | undefined;
}

/** Opens the dialog to report something. The signed-in area provides it. */
export const ReportContext = createContext<(subject: ReportSubject) => void>(() => undefined);

/** Returns a function that opens the dialog to report something. */
export const useReport = () => use(ReportContext);
