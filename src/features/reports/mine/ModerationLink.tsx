import { paths } from '#shared/paths';
import { LinkButton, SettingsCard } from '#shared/ui';
import { useListModerationReportsInfiniteQuery } from '../moderation/moderationApi';
import * as texts from '../texts';

/** Leads moderators to their queue. For everyone else the call fails, and nothing is shown. */
export function ModerationLink() {
  const { data } = useListModerationReportsInfiniteQuery({}, { refetchOnMountOrArgChange: true });
  const waiting = data?.pages[0]?.waiting;
  if (waiting === undefined) return null;
  return (
    <SettingsCard title={texts.moderationLink} lead={texts.waitingCount(waiting)}>
      <div>
        <LinkButton to={paths.moderation}>{texts.openModeration}</LinkButton>
      </div>
    </SettingsCard>
  );
}
