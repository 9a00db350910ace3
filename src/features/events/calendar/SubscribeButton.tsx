import { Rss } from 'lucide-react';
import { useState } from 'react';
import { lazyLayer } from '#shared/lazy/lazyLayer';
import { Button, type ButtonProps } from '#shared/ui/buttons/Button';
import * as texts from '../texts';

const SubscribeDialog = lazyLayer(async () => (await import('./SubscribeDialog')).SubscribeDialog);

/** Opens the dialog about the user's calendar feed. */
export function SubscribeButton({ size }: Pick<ButtonProps, 'size'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={Rss} size={size} onClick={() => setIsOpen(true)}>
        {texts.subscribe}
      </Button>
      {isOpen ? <SubscribeDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
