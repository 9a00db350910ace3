import { CopyField } from '#shared/ui/fields/CopyField';
import { Notice } from '#shared/ui/feedback/Notice';

/** An address that was just made, to be copied now: it is not shown a second time. */
export function NewAddress({ address }: { readonly address: string }) {
  return (
    <>
      <CopyField label="Private address" value={address} what="address" />
      <Notice tone="warn" role="status">
        Copy it now: it is shown only this once. In your calendar program choose “Add calendar from
        URL” and paste it.
      </Notice>
    </>
  );
}
