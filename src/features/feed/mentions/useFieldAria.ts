import { useEffect } from 'react';

/**
 * Tells assistive technology which option of a list below a text area is active; null while there
 * is no list. A text area may not have the role of a combobox.
 */
export function useFieldAria(
  field: HTMLTextAreaElement,
  list: { readonly listId: string; readonly optionId: string } | null,
): void {
  const { listId, optionId } = list ?? {};
  useEffect(() => {
    field.setAttribute('aria-autocomplete', 'list');
    return () => field.removeAttribute('aria-autocomplete');
  }, [field]);
  useEffect(() => {
    if (listId === undefined || optionId === undefined) return undefined;
    field.setAttribute('aria-controls', listId);
    field.setAttribute('aria-activedescendant', optionId);
    return () => {
      field.removeAttribute('aria-controls');
      field.removeAttribute('aria-activedescendant');
    };
  }, [field, listId, optionId]);
}
