import './shared/ui/global.css';
import { start } from './app/start';

/** The entry of every page but the public ones, which have `visitor.ts`. */
void start();
