import { Notice } from '../ui/feedback/Notice';

/** What a form says of itself as a whole. */
export interface FormNotice {
  tone: 'success' | 'warn' | 'danger';
  text: string;
}

/** What a form says as a whole: a success politely, anything else at once. */
export function FormMessage({ notice }: { readonly notice: FormNotice | null }) {
  if (!notice) return null;
  return (
    <Notice tone={notice.tone} role={notice.tone === 'success' ? 'status' : 'alert'}>
      {notice.text}
    </Notice>
  );
}
