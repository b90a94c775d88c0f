import { describeStored, turningPoints } from './stored-versions';

describeStored(turningPoints);
