import { FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ChatbotDocument } from '#contract/entities/chatbot';
import { CHATBOT_DOCUMENTS_MAX, CHATBOT_DOCUMENTS_NEARLY_FULL } from '#contract/limits';
import { errorDetail, hasStatus } from '#api/errors';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Notice } from '#shared/ui/feedback/Notice';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import { AlertDialog } from '#shared/ui/overlays/AlertDialog';
import { documentChosen, documentLost } from '../chatbotEvents';
import { selectDocument } from '../selectDocument';
import * as texts from '../texts';
import { DocumentLine } from './DocumentLine';
import css from './documents.module.css';
import { useDeleteDocumentMutation, useListDocumentsQuery } from './documentsApi';

interface DocumentListProps {
  /** Called after a document was chosen for the next questions. */
  readonly onChosen: () => void;
}

/** The user's documents, last used first. A click chooses one; the bin asks first. */
export function DocumentList({ onChosen }: DocumentListProps) {
  const dispatch = useAppDispatch();
  const current = useAppSelector(selectDocument);
  const { data, error, isFetching, refetch } = useListDocumentsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [toDelete, setToDelete] = useState<ChatbotDocument | null>(null);
  const [note, setNote] = useState<{ text: string } | null>(null);
  const list = useRef<HTMLDivElement>(null);
  // The bin that had the focus is gone with its line, once the question is closed.
  useEffect(() => {
    if (note) list.current?.focus();
  }, [note]);
  const isCurrent = ({ document_id: id }: ChatbotDocument) =>
    current !== null && current.kind !== 'paper' && current.document_id === id;
  if (!data) {
    if (!error) return <Loading />;
    const text = errorDetail(error, texts.documentsNotLoaded);
    return <ErrorState text={text} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  const choose = ({ document_id, title, pages }: ChatbotDocument) => {
    dispatch(documentChosen({ document: { document_id, title, filename: title, pages } }));
    onChosen();
  };
  const handleDeleted = (document: ChatbotDocument, text: string) => {
    setNote({ text });
    setToDelete(null);
    if (isCurrent(document)) dispatch(documentLost());
  };
  const last = data.at(-1);
  return (
    <div ref={list} className={css.list} tabIndex={-1}>
      {note ? <Notice role="status">{note.text}</Notice> : null}
      {last && data.length >= CHATBOT_DOCUMENTS_NEARLY_FULL ? (
        <Notice tone="warn">
          {texts.nearlyFull(data.length, CHATBOT_DOCUMENTS_MAX, last.title)}
        </Notice>
      ) : null}
      {data.length === 0 ? (
        <EmptyState icon={FileText} title={texts.noDocuments} text={texts.attachFirst} compact />
      ) : (
        <ul className={css.lines}>
          {data.map((document) => (
            <DocumentLine
              key={document.document_id}
              document={document}
              isCurrent={isCurrent(document)}
              onChoose={() => choose(document)}
              onDelete={() => setToDelete(document)}
            />
          ))}
        </ul>
      )}
      {toDelete ? (
        <DeleteDocument
          document={toDelete}
          onDeleted={(text) => handleDeleted(toDelete, text)}
          onClose={() => setToDelete(null)}
        />
      ) : null}
    </div>
  );
}

function Loading() {
  return (
    <div className={css.list}>
      <VisuallyHidden>{texts.loadingDocuments}</VisuallyHidden>
      <Skeleton height="3.5rem" />
      <Skeleton height="3.5rem" />
    </div>
  );
}

interface DeleteDocumentProps {
  readonly document: ChatbotDocument;
  /** Called once the document is gone, with what happened. */
  readonly onDeleted: (text: string) => void;
  readonly onClose: () => void;
}

function DeleteDocument({ document, onDeleted, onClose }: DeleteDocumentProps) {
  const { title, document_id: id } = document;
  const [remove, { isLoading }] = useDeleteDocumentMutation();
  const [failure, setFailure] = useState<string>();
  const handleDelete = async () => {
    setFailure(undefined);
    const { error } = await remove(id);
    if (!error) onDeleted(texts.documentDeleted(title));
    else if (hasStatus(error, 404)) onDeleted(texts.alreadyDeleted(title));
    else setFailure(errorDetail(error, texts.notDeleted));
  };
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={texts.deleteDocument}
      quote={title}
      description={texts.deleteWarning}
      actionText={texts.deleteIt}
      busy={isLoading}
      failure={failure}
      onAction={() => void handleDelete()}
    />
  );
}
