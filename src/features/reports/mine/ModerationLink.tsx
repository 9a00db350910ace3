import { paths } from '#shared/paths';
import { LinkButton, SettingsCard } from '#shared/ui';
import { useListModerationReportsQuery } from '../moderation/moderationApi';
import * as texts from '../texts';

/** Leads moderators to their queue. For everyone else the call fails, and nothing is shown. */
export function ModerationLink() {
  const { data } = useListModerationReportsQuery({}, { refetchOnMountOrArgChange: true });
  if (!data) return null;
  return (
    <SettingsCard title={texts.moderationLink} lead={texts.waitingCount(data.waiting)}>
      <div>
        <LinkButton to={paths.moderation}>{texts.openModeration}</LinkButton>
      </div>
    </SettingsCard>
  );
}
