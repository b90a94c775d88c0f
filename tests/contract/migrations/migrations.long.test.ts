import { between, describeStored } from './stored-versions';

describeStored(between);
