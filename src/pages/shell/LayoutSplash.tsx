import { SkeletonCard } from '#shared/ui/feedback/SkeletonCard';
import { Logo } from '#shared/ui/marks/Logo';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import * as texts from '../frame/texts';
import layoutCss from './DashboardLayout.module.css';
import css from './LayoutSplash.module.css';
import barCss from './TopBar.module.css';

/** The signed-in area while the session is being verified: its frame with skeleton cards. */
export function LayoutSplash() {
  return (
    <div className={layoutCss.layout}>
      <header className={barCss.bar}>
        <div className={barCss.inner}>
          <Logo />
        </div>
      </header>
      <main id="content" className={css.cards}>
        <span role="status">
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
        </span>
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </main>
    </div>
  );
}
