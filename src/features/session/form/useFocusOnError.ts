import { useEffect, useRef } from 'react';

/** A field marked as wrong, or the first button of a group of chips that is. */
const WRONG = '[aria-invalid="true"], [role="group"]:has([role="alert"]) [aria-pressed]';

/**
 * For a form: after each attempt the focus goes to the first wrong field, or back to the button where
 * it was lost to a field that was disabled meanwhile.
 */
export function useFocusOnError(isSubmitting: boolean, attempts: number) {
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = formRef.current;
    if (!form || isSubmitting || attempts === 0) return;
    const wrong = form.querySelector<HTMLElement>(WRONG);
    if (wrong) wrong.focus();
    else if (document.activeElement === document.body)
      form.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [isSubmitting, attempts]);
  return formRef;
}
