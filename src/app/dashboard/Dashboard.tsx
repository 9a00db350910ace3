import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { DashboardLayout } from '../shell/DashboardLayout';
import * as pages from './dashboardPages';

/** The pages of the signed-in area, inside its navigation. What has no page leads to the start. */
export function Dashboard() {
  const isChat = useLocation().pathname.startsWith('/chat');
  return (
    <Routes>
      <Route element={<DashboardLayout />}>
        {isChat ? (
          <Route index element={<pages.Chat />} />
        ) : (
          <>
            <Route index element={<Navigate to="posts" replace />} />
            <Route path="posts/*" element={<pages.Feed />} />
            <Route path="search-results" element={<pages.SearchResults />} />
            <Route path="create-events" element={<pages.NewEvent />} />
            <Route path="suggested-users" element={<pages.Connections />} />
            <Route path="chat" element={<pages.Chat />} />
            <Route path="Events" caseSensitive element={<pages.Events />} />
            <Route path="events/:eventId" element={<pages.EventDetail />} />
            <Route path="eventposts" element={<pages.EventPosts />} />
            <Route path="research/*" element={<pages.Research />} />
            <Route path="university" element={<pages.Universities />} />
            <Route path="university/*" element={<pages.University />} />
            <Route path=":username/about/*" element={<pages.Profile />} />
          </>
        )}
      </Route>
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}
