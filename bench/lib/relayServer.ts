import { startRelay } from './relay';

startRelay(() => Promise.resolve());
