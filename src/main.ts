import '#shared/ui/styles/global.css';
import { start } from '#app/start';
import { allowOwnScripts } from '#app/browser/trustedScripts';

/** The entry of every page but the public ones, which have `visitor.ts`. */
allowOwnScripts();
void start();
