import '#shared/ui/styles/global.css';
import { start } from '#app/start';
import { allowOwnScripts } from '#app/browser/trustedScripts';

/** The entry of every page except the public ones, which use `visitor.ts`. */
allowOwnScripts();
void start();
