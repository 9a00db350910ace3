import { Suspense, useRef, useState } from 'react';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { PHONE, useMediaQuery } from '#shared/hooks/useMediaQuery';
import { lazyPart } from '#shared/lazy/lazyPart';
import { useAppSelector } from '#shared/store/hooks';
import { Avatar } from '#shared/ui/marks/Avatar';
import { Card } from '#shared/ui/layout/Card';
import { nameOf } from '#shared/lib/people';
import { WRITE_ID } from '../list/feedDom';
import { Composer } from './Composer';
import * as texts from './texts';
import css from './WritePost.module.css';

const ComposerSheet = lazyPart(async () => (await import('./ComposerSheet')).ComposerSheet);

/** The entry to a new post: the composer itself, or on phones a line that opens it as a sheet. */
export function WritePost() {
  const isPhone = useMediaQuery(PHONE);
  const field = useRef<HTMLTextAreaElement>(null);
  if (!isPhone) return <Composer field={field} fieldId={WRITE_ID} />;
  return (
    <Card edgeToEdge className={css.card}>
      <WriteLine />
    </Card>
  );
}

function WriteLine() {
  const me = useAppSelector((state) => state.session.me);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className={css.line}>
        {me ? <Avatar name={nameOf(me)} src={me.profile_picture} size={44} /> : null}
        <button id={WRITE_ID} type="button" className={css.button} onClick={() => setIsOpen(true)}>
          {texts.writePost}
        </button>
      </div>
      {isOpen ? (
        <PartBoundary part="form">
          <Suspense>
            <ComposerSheet onClose={() => setIsOpen(false)} />
          </Suspense>
        </PartBoundary>
      ) : null}
    </>
  );
}
