import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { copyText } from '../../../shared/lib/copyText';
import { Button } from '../../../shared/ui/Button';
import { Notice } from '../../../shared/ui/Notice';
import { TextField } from '../../../shared/ui/TextField';
import css from './SubscribeDialog.module.css';

/** An address that was just made, to be copied now: it is not shown a second time. */
export function NewAddress({ address }: { readonly address: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [copying, setCopying] = useState<'copied' | 'refused' | null>(null);
  const copy = async () => {
    if (!field.current) return;
    const isCopied = await copyText(field.current);
    setCopying(isCopied ? 'copied' : 'refused');
    if (!isCopied) field.current.select();
  };
  return (
    <>
      <div className={css.row}>
        <TextField
          ref={field}
          label="Private address"
          readOnly
          value={address}
          fieldClassName={css.address}
          onFocus={(event) => event.target.select()}
        />
        <Button
          variant="primary"
          icon={copying === 'copied' ? Check : Copy}
          className={css.copy}
          onClick={() => void copy()}
        >
          {copying === 'copied' ? 'Copied' : 'Copy address'}
        </Button>
      </div>
      <Notice tone="warn" role="status">
        {copying === 'refused'
          ? 'The browser refused to copy. The address is selected: copy it with Ctrl+C or Command+C.'
          : 'Copy it now: it is shown only this once. In your calendar program choose “Add calendar from URL” and paste it.'}
      </Notice>
    </>
  );
}
