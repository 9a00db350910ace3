import * as texts from '../../texts';
import css from './DocumentPreview.module.css';
import { TextPreview } from './TextPreview';

interface DocumentPreviewProps {
  /** A safe address. */
  readonly address: string;
  readonly name: string;
  readonly kind: 'frame' | 'text';
}

/** Fits the page to the width and hides the thumbnail pane. */
const VIEW = '#view=FitH&navpanes=0';

/** A document preview in the card: a PDF in the browser's own viewer, a text file as plain text. */
export function DocumentPreview({ address, name, kind }: DocumentPreviewProps) {
  if (kind === 'text') return <TextPreview address={address} name={name} />;
  return <iframe className={css.frame} src={`${address}${VIEW}`} title={texts.previewOf(name)} />;
}
