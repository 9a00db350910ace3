import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { lazyPart } from '#shared/lazy/lazyPart';
import { INFO_PATHS } from './addresses';
import { PageSplash } from './PageSplash';
import * as pages from './pages';
import { ScreensContext } from './replay/screen/ScreensContext';
import { RequireSession } from './RequireSession';
import { SignedOutOnly } from './SignedOutOnly';

/** Every part of the design system on one page; development only. */
const Gallery =
  process.env.NODE_ENV === 'production'
    ? null
    : lazyPart(async () => (await import('#shared/ui/gallery/GalleryPage')).GalleryPage);

/** The page at each address. What has no page leads to the start. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageSplash />}>
      <Routes>
        <Route index element={<pages.Landing />} />
        {INFO_PATHS.map((path) => (
          <Route key={path} path={path} element={<pages.Info />} />
        ))}
        <Route element={<pages.Plain />}>
          <Route path="share/:token" element={<pages.SharedPost />} />
        </Route>
        <Route
          path="replay"
          element={
            <ScreensContext value={AppRoutes}>
              <pages.ReplayViewer />
            </ScreensContext>
          }
        />
        <Route path="verify-email" element={<pages.VerifyEmail />} />
        <Route path="reset-password" element={<pages.ResetPassword />} />
        <Route path="forgot-password" element={<pages.ForgotPassword />} />
        <Route path="login" element={<pages.Login />} />
        <Route element={<SignedOutOnly />}>
          <Route path="signup" element={<pages.Signup />} />
        </Route>
        <Route element={<RequireSession allowIncomplete />}>
          <Route path="complete-profile" element={<pages.CompleteProfile />} />
        </Route>
        <Route element={<RequireSession />}>
          <Route path="chat/*" element={<pages.Dashboard />} />
          <Route path="dashboard/*" element={<pages.Dashboard />} />
        </Route>
        {Gallery ? <Route path="dev/gallery" element={<Gallery />} /> : null}
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </Suspense>
  );
}
