export { buildForTests as default } from './buildForTests';
