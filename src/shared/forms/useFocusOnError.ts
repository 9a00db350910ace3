import { useCallback, useEffect, useRef } from 'react';

/** An invalid field, or the first button of an invalid chip group. */
const WRONG = '[aria-invalid="true"], [role="group"]:has([role="alert"]) [aria-pressed]';
/** The button for choosing a required file that is missing. */
const MISSING_FILE = '[data-needed] button';

/**
 * After each attempt to submit a form or a part of one, moves the focus to the first wrong field, or
 * back to the submit button if it got lost because the fields were disabled. Returns the ref.
 */
export function useFocusOnError(isSubmitting: boolean, attempts: number) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!root.current || isSubmitting || attempts === 0) return;
    const find = (what: string) => root.current?.querySelector<HTMLElement>(what);
    const wrong = find(WRONG) ?? find(MISSING_FILE);
    if (wrong) wrong.focus();
    else if (document.activeElement === document.body) find('[type="submit"]')?.focus();
  }, [isSubmitting, attempts]);
  return useCallback((element: HTMLElement | null) => {
    root.current = element;
  }, []);
}
