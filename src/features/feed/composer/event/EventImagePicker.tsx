import { POST_IMAGE_MAX_BYTES } from '#contract/limits';
import { FilesField, type FilesFieldProps } from '#shared/files/FilesField';
import { fileSize } from '#shared/lib/fileTexts';
import { postFileRules } from '../files/postFileRules';
import css from './EventFieldset.module.css';

interface EventImagePickerProps extends FilesFieldProps {
  /** Whether the event has a picture, which stays unless another is chosen. */
  readonly hasImage?: boolean | undefined;
}

/** The optional picture of an event. */
export function EventImagePicker({ hasImage = false, ...field }: EventImagePickerProps) {
  const limit = `A picture up to ${fileSize(POST_IMAGE_MAX_BYTES)}.`;
  return (
    <div role="group" aria-label="Event image" className={css.image}>
      <p className={css.label}>
        Event image <span className={css.optional}>(optional)</span>
      </p>
      <FilesField
        {...field}
        rules={postFileRules.event}
        title={field.value.files.length > 0 ? 'Drop another picture here' : 'Drop a picture here'}
        hint={hasImage ? `${limit} This replaces the current image.` : limit}
      />
    </div>
  );
}
