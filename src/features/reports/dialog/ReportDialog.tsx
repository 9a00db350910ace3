import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isDeletedUser } from '#contract/names/deletedUser';
import { fullNameOf } from '#contract/names/fullNameOf';
import { nameOf } from '#shared/lib/people';
import { paths } from '#shared/paths';
import type { ReportSubject } from '#shared/report/useReport';
import { Button } from '#shared/ui/buttons/Button';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { Dialog } from '#shared/ui/overlays/Dialog';
import * as texts from '../texts';
import css from './ReportDialog.module.css';
import { ReportForm } from './ReportForm';

interface ReportDialogProps {
  readonly subject: ReportSubject;
  /** The reporter wants to block the author, which ends this dialog. */
  readonly onBlock: () => void;
  readonly onClose: () => void;
}

/**
 * Reports something to the moderators, with a reason and a note, and then offers to block its
 * author. A failure keeps what was typed.
 */
export function ReportDialog({ subject, onBlock, onClose }: ReportDialogProps) {
  const { kind, author } = subject;
  const formId = useId();
  const [isSent, setIsSent] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const done = useRef<HTMLButtonElement>(null);
  const name = nameOf(author);
  const handleSent = () => {
    flushSync(() => setIsSent(true));
    done.current?.focus();
  };
  const sendFooter = (
    <>
      <Button onClick={onClose}>{texts.cancel}</Button>
      <Button type="submit" form={formId} variant="primary" busy={isSending}>
        {texts.sendReport}
      </Button>
    </>
  );
  const doneFooter = (
    <>
      <LinkButton to={paths.reportSettings} onClick={onClose}>
        {texts.seeReports}
      </LinkButton>
      <Button ref={done} variant="primary" onClick={onClose}>
        {texts.done}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={isSent ? texts.thanks : texts.reportTitles[kind]}
      description={isSent ? texts.whatFollows : texts.whyReport(kind, fullNameOf(author))}
      footer={isSent ? doneFooter : sendFooter}
    >
      {isSent ? null : (
        <ReportForm id={formId} subject={subject} onSending={setIsSending} onSent={handleSent} />
      )}
      {isSent && !isDeletedUser(author.username) ? (
        <div className={css.offer}>
          <p>{texts.blockOffer(fullNameOf(author))}</p>
          <Button onClick={onBlock}>{texts.block(name)}</Button>
        </div>
      ) : null}
    </Dialog>
  );
}
