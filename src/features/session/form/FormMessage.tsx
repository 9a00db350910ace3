import { Notice } from '#shared/ui/feedback/Notice';
import type { FormNotice } from './useAuthForm';

/** What a form says as a whole: a success politely, anything else at once. */
export function FormMessage({ notice }: { readonly notice: FormNotice | null }) {
  if (!notice) return null;
  return (
    <Notice tone={notice.tone} role={notice.tone === 'success' ? 'status' : 'alert'}>
      {notice.text}
    </Notice>
  );
}
