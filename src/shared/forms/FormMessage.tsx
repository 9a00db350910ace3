import { Notice } from '../ui/feedback/Notice';

/** A text about a form as a whole. */
export interface FormNotice {
  tone: 'success' | 'warn' | 'danger';
  text: string;
}

/** Shows a text about a form. Screen readers announce success politely, anything else at once. */
export function FormMessage({ notice }: { readonly notice: FormNotice | null }) {
  if (!notice) return null;
  return (
    <Notice tone={notice.tone} role={notice.tone === 'success' ? 'status' : 'alert'}>
      {notice.text}
    </Notice>
  );
}
