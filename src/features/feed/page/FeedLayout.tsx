import type { ReactNode } from 'react';
import { PHONE, useMediaQuery } from '#shared/hooks/useMediaQuery';
import { PageColumns } from '#shared/ui/layout/PageColumns';
import * as texts from '../texts';

interface FeedLayoutProps {
  readonly left: ReactNode;
  readonly main: ReactNode;
  readonly right: ReactNode;
}

/**
 * The feed between its side columns. A phone has no space for them, so they are not rendered: their
 * content has pages of its own.
 */
export function FeedLayout({ left, main, right }: FeedLayoutProps) {
  const isPhone = useMediaQuery(PHONE);
  return (
    <PageColumns
      sticky
      first="main"
      left={isPhone ? null : left}
      leftLabel={texts.events}
      main={main}
      right={isPhone ? null : right}
      rightLabel={texts.suggestionsAndHelp}
    />
  );
}
