import { describeSubjects } from './describeSubjects';
import { serverSubjects } from './serverSubjects';

describeSubjects(serverSubjects);
