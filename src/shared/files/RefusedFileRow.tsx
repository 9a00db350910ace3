import { FileX, X } from 'lucide-react';
import { FieldError } from '../ui/fields/FieldError';
import type { RefusedFile } from '../ui/fields/FileDrop';
import { FileRow } from '../ui/marks/FileRow';
import { Icon } from '../ui/marks/Icon';
import { IconButton } from '../ui/buttons/IconButton';
import css from './FilesField.module.css';
import * as texts from './texts';

interface RefusedFileRowProps {
  readonly refused: RefusedFile;
  readonly onDismiss: () => void;
}

/** A refused file and the reason. It will not be sent. */
export function RefusedFileRow({ refused, onDismiss }: RefusedFileRowProps) {
  const { file, text } = refused;
  return (
    <li className={css.row}>
      <FileRow
        look="plain"
        name={file.name}
        thumbnail={
          <span aria-hidden="true" className={css.cross}>
            <Icon of={FileX} />
          </span>
        }
        meta={<FieldError>{text}</FieldError>}
        actions={<IconButton label={texts.dismiss(file.name)} icon={X} onClick={onDismiss} />}
      />
    </li>
  );
}
