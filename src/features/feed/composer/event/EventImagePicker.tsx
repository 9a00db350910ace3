import { FilesField, type FilesFieldProps } from '#shared/files/FilesField';
import { postFileRules } from '../files/postFileRules';
import * as texts from '../texts';
import css from './EventFieldset.module.css';

interface EventImagePickerProps extends FilesFieldProps {
  /** Whether the event has a picture, which stays unless another is chosen. */
  readonly hasImage?: boolean | undefined;
}

/** The optional picture of an event. */
export function EventImagePicker({ hasImage = false, ...field }: EventImagePickerProps) {
  return (
    <div role="group" aria-label={texts.image} className={css.image}>
      <p className={css.label}>
        {texts.image} <span className={css.optional}>{texts.optional}</span>
      </p>
      <FilesField
        {...field}
        rules={postFileRules.event}
        title={field.value.files.length > 0 ? texts.dropAnotherImage : texts.dropImage}
        hint={hasImage ? texts.newImageLimit : texts.imageLimit}
      />
    </div>
  );
}
