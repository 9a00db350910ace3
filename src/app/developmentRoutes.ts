import type { AppRoute } from './appRoute';
import * as texts from './texts';

/** The gallery: every component of the design system on one page. */
export const developmentRoutes: readonly AppRoute[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [
        {
          path: '/dev/gallery',
          lazy: async () => ({
            Component: (await import('#shared/ui/gallery/GalleryPage')).GalleryPage,
          }),
          handle: { title: texts.gallery },
        },
      ];
