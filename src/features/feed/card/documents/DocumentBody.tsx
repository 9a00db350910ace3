import { Download, Eye, EyeOff } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import type { PostDocument } from '#contract/entities/post';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { lazyPart } from '#shared/lazy/lazyPart';
import { fileSize } from '#shared/lib/fileTexts';
import { missingFileText, safeUrl } from '#shared/lib/safeUrl';
import { Button } from '#shared/ui/buttons/Button';
import { FileRow } from '#shared/ui/marks/FileRow';
import { Icon } from '#shared/ui/marks/Icon';
import * as texts from '../../texts';
import css from './DocumentBody.module.css';

const DocumentPreview = lazyPart(async () => (await import('./DocumentPreview')).DocumentPreview);

/** The documents of a post, each with its preview and download. */
export function DocumentBody({ documents }: { readonly documents: readonly PostDocument[] }) {
  return (
    <ul className={css.list}>
      {documents.map((file) => (
        <li key={file.url}>
          <DocumentRow file={file} />
        </li>
      ))}
    </ul>
  );
}

function DocumentRow({ file }: { readonly file: PostDocument }) {
  const { name, size } = file;
  const previewId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const address = safeUrl(file.url);
  const kind = previewOf(file);
  if (address === null)
    return <FileRow name={name} meta={missingFileText(file.url, texts.notSafe)} />;
  return (
    <div className={css.document}>
      <FileRow
        name={name}
        meta={kind === 'none' ? texts.noPreview(fileSize(size)) : fileSize(size)}
        actions={
          <>
            {kind === 'none' ? null : (
              <Button
                size="sm"
                icon={isOpen ? EyeOff : Eye}
                aria-expanded={isOpen}
                aria-controls={isOpen ? previewId : undefined}
                aria-label={isOpen ? texts.hidePreviewOf(name) : texts.previewOf(name)}
                onPointerEnter={DocumentPreview.prepare}
                onClick={() => setIsOpen(!isOpen)}
              >
                {isOpen ? texts.hidePreview : texts.preview}
              </Button>
            )}
            <a
              className={css.download}
              href={address}
              download={name}
              aria-label={texts.downloadFile(name)}
              title={texts.download}
            >
              <Icon of={Download} />
            </a>
          </>
        }
      />
      {isOpen && kind !== 'none' ? (
        <div id={previewId} className={css.preview}>
          <PartBoundary part="preview">
            <Suspense>
              <DocumentPreview address={address} name={name} kind={kind} />
            </Suspense>
          </PartBoundary>
        </div>
      ) : null}
    </div>
  );
}

/** Returns how a document can be previewed: in a frame, as plain text, or not at all. */
function previewOf({ type }: Pick<PostDocument, 'type'>): 'frame' | 'text' | 'none' {
  if (type === 'application/pdf') return 'frame';
  return type.startsWith('text/') ? 'text' : 'none';
}
