import type { ReactNode } from 'react';
import { Navigate, useRoutes } from 'react-router-dom';
import { ConversationPrivacy } from '#features/chatbot/documents/ConversationPrivacy';
import { BlockedPeople } from '#features/connections/BlockedPeople';
import { NotificationSettings } from '#features/notifications/settings/NotificationSettings';
import { ReportSettings } from '#features/reports/mine/ReportSettings';
import { AccountSettings } from '#features/session/account/AccountSettings';
import { DeleteAccount } from '#features/session/account/leaving/DeleteAccount';
import { EmailPrivacy } from '#features/session/account/EmailPrivacy';
import { PresencePrivacy } from '#features/session/account/PresencePrivacy';
import { ExportSettings } from '#features/session/ownData/ExportSettings';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { paths } from '#shared/paths';
import { NavTabs } from '#shared/ui/layout/NavTabs';
import { PageHeading } from '#shared/ui/layout/PageHeading';
import { AppearanceSettings } from './AppearanceSettings';
import css from './settings.module.css';
import * as texts from './texts';

interface Section {
  readonly to: string;
  readonly label: string;
  readonly content: ReactNode;
}

/** The sections in their order, each with an address of its own. To add one, add its entry here. */
const sections: readonly Section[] = [
  { to: paths.accountSettings, label: texts.account, content: <AccountSettings /> },
  {
    to: paths.privacySettings,
    label: texts.privacy,
    content: (
      <>
        <EmailPrivacy />
        <PresencePrivacy />
        <ConversationPrivacy />
        <BlockedPeople />
      </>
    ),
  },
  {
    to: paths.notificationSettings,
    label: texts.notifications,
    content: <NotificationSettings />,
  },
  { to: paths.reportSettings, label: texts.reports, content: <ReportSettings /> },
  { to: paths.appearanceSettings, label: texts.appearance, content: <AppearanceSettings /> },
  {
    to: paths.dataSettings,
    label: texts.data,
    content: (
      <>
        <ExportSettings />
        <DeleteAccount />
      </>
    ),
  },
];

const sectionRoutes = [
  ...sections.map(({ to, content }) => ({
    path: to.slice(paths.settings.length + 1),
    element: <PartBoundary part="list">{content}</PartBoundary>,
  })),
  { path: '*', element: <Navigate to={paths.accountSettings} replace /> },
];

/** The settings, in sections. */
export function SettingsPage() {
  const section = useRoutes(sectionRoutes);
  return (
    <div className={css.page}>
      <PageHeading>{texts.title}</PageHeading>
      <NavTabs label={texts.title} items={sections} />
      <div className={css.section}>{section}</div>
    </div>
  );
}
