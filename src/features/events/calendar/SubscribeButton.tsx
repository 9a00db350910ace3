import { Rss } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#shared/lazy/lazyPart';
import { Button, type ButtonProps } from '#shared/ui/buttons/Button';

const SubscribeDialog = lazyPart(async () => (await import('./SubscribeDialog')).SubscribeDialog);

/** Opens what there is to know and do about one's own calendar of events. */
export function SubscribeButton({ size }: Pick<ButtonProps, 'size'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={Rss} size={size} onClick={() => setIsOpen(true)}>
        Subscribe
      </Button>
      {isOpen ? (
        <Suspense>
          <SubscribeDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
