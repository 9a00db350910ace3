import type { ReactNode } from 'react';
import { PHONE, useMediaQuery } from '#shared/hooks/useMediaQuery';
import { PageColumns } from '#shared/ui/layout/PageColumns';

interface FeedLayoutProps {
  readonly left: ReactNode;
  readonly main: ReactNode;
  readonly right: ReactNode;
}

/**
 * The feed between its sides. A phone has no room beside it, so what would stand there is not even
 * made: it has pages of its own.
 */
export function FeedLayout({ left, main, right }: FeedLayoutProps) {
  const isPhone = useMediaQuery(PHONE);
  return (
    <PageColumns
      sticky
      first="main"
      left={isPhone ? null : left}
      leftLabel="Events"
      main={main}
      right={isPhone ? null : right}
      rightLabel="Suggestions and help"
    />
  );
}
