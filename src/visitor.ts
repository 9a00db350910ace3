import '#shared/ui/styles/global.css';
import { createBrowserPorts } from '#app/browser/ports';
import { allowOwnScripts } from '#app/browser/trustedScripts';

/**
 * The entry of the public pages, which come as finished HTML. Their links work by themselves, so a
 * visitor who only reads downloads no application; it is fetched at the first sign that somebody is
 * about to use the page, or at once for somebody who is signed in.
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

function isSignedIn(): boolean {
  try {
    return createBrowserPorts().localStore.get('token') !== null;
  } catch {
    return false;
  }
}

allowOwnScripts();
if (isSignedIn()) startApplication();
else {
  SIGNS.forEach((sign) => {
    document.addEventListener(sign, onSign, { passive: true });
  });
}
