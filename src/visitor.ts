import '#shared/ui/styles/global.css';
import { createBrowserPorts } from '#app/browser/ports';
import { allowOwnScripts } from '#app/browser/trustedScripts';

/**
 * The entry of the public pages, which are prerendered HTML. Their links work without the
 * application, so visitors who only read don't download it. It loads on the first sign of
 * interaction, or immediately for signed-in users and where the operator's own words are missing in
 * the HTML.
 */
const SIGNS = ['pointerover', 'focusin', 'keydown', 'touchstart'] as const;

function startApplication(): void {
  SIGNS.forEach((sign) => {
    document.removeEventListener(sign, onSign);
  });
  void import(/* webpackChunkName: "application" */ '#app/start').then(({ start }) => start());
}

function onSign(event: Event): void {
  const isOnControl = event.target instanceof Element && event.target.closest('a, button') !== null;
  if (isOnControl || event.type === 'keydown') startApplication();
}

/** The info pages on which the operator may have a name, an address or a text of their own. */
const OPERATORS_PAGES = /^\/(contact|privacy|terms|guidelines)\/?$/i;

function needsApplication(): boolean {
  const { config, localStore } = createBrowserPorts();
  if (config.hasNotice || (config.hasSite && OPERATORS_PAGES.test(window.location.pathname)))
    return true;
  try {
    return localStore.get('token') !== null;
  } catch {
    return false;
  }
}

allowOwnScripts();
if (needsApplication()) startApplication();
else {
  SIGNS.forEach((sign) => {
    document.addEventListener(sign, onSign, { passive: true });
  });
}
