import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useLocation, useRoutes } from 'react-router-dom';
import { researchMessages } from '#contract/messages';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { isLoggedIn } from '#shared/store/isLoggedIn';
import { selectToken } from '#shared/store/sessionEvents';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { NavTabs } from '#shared/ui/layout/NavTabs';
import { NoTokenState } from '#shared/ui/feedback/NoTokenState';
import { PageHeading } from '#shared/ui/layout/PageHeading';
import { paths } from '#shared/paths';
import { CollabRequests, useRequestCount } from './collaboration/CollabRequests';
import { library } from './library/texts';
import { PaperSearch } from './papers/lists/PaperSearch';
import type { PeopleSlot } from './papers/PeopleDialog';
import css from './Research.module.css';
import * as texts from './texts';
import { UploadPaper } from './upload/UploadPaper';
import { CurrentWorks } from './work/CurrentWorks';
import { OwnWorks } from './work/OwnWorks';
import { PostWork } from './work/PostWork';

/** The research area: papers and collaborations. Each tab has its own address. */
export function Research({ whoWorksOn }: PeopleSlot) {
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectToken);
  // A tab isn't notified of its own changes to the storage, so it checks when the page opens.
  const [isStored] = useState(() => dispatch(isLoggedIn()));
  const isIn = token !== null && isStored;
  const toLibrary = (
    <LinkButton to={paths.library} size="sm" icon={Bookmark}>
      {library}
    </LinkButton>
  );
  return (
    <div className={css.page}>
      <PageHeading aside={isIn ? toLibrary : null}>{texts.research}</PageHeading>
      {isIn ? <Area whoWorksOn={whoWorksOn} /> : <NoTokenState />}
    </div>
  );
}

function Area({ whoWorksOn }: PeopleSlot) {
  const papers = <PaperSearch whoWorksOn={whoWorksOn} />;
  const requests = <CollabRequests emptyText={researchMessages.noPendingRequests} />;
  const tab = useRoutes([
    { path: 'search', element: papers },
    { path: 'papers', element: papers },
    { path: 'upload', element: <UploadPaper /> },
    { path: 'post-research', element: <PostWork /> },
    { path: 'recent-works', element: <CurrentWorks /> },
    { path: 'collab-requests', element: requests },
    { path: 'my_post_research_papers', element: <OwnWorks /> },
    { path: '*', element: <Navigate to={paths.paperSearch} replace /> },
  ]);
  return (
    <>
      <ResearchTabs />
      <div className={css.panel}>{tab}</div>
    </>
  );
}

const { tabs } = researchMessages;

function ResearchTabs() {
  const { pathname } = useLocation();
  const requests = useRequestCount();
  // Two addresses show the search; its tab is current at both.
  const search = pathname.startsWith(paths.papers) ? paths.papers : paths.paperSearch;
  return (
    <div className={css.tabs}>
      <NavTabs
        label={texts.research}
        items={[
          { to: search, label: tabs.search },
          { to: paths.uploadPaper, label: tabs.upload },
          { to: paths.postResearch, label: tabs.postResearch },
          { to: paths.recentWorks, label: tabs.recentWorks },
          { to: paths.collabRequests, label: tabs.collabRequests, ...requests },
          { to: paths.currentlyWorking, label: tabs.currentlyWorking },
        ]}
      />
    </div>
  );
}
