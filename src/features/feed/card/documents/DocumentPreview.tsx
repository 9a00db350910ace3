import css from './DocumentPreview.module.css';
import { TextPreview } from './TextPreview';

interface DocumentPreviewProps {
  /** A safe address. */
  readonly address: string;
  readonly name: string;
  readonly kind: 'frame' | 'text';
}

/** The whole width for the page, and no list of small pages beside it. */
const VIEW = '#view=FitH&navpanes=0';

/** A document inside the card: a PDF in the browser's own viewer, a text as its words. */
export function DocumentPreview({ address, name, kind }: DocumentPreviewProps) {
  if (kind === 'text') return <TextPreview address={address} name={name} />;
  return <iframe className={css.frame} src={`${address}${VIEW}`} title={`Preview of ${name}`} />;
}
