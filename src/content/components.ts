import Objects from '../reference/service/Objects/Objects';
import Operations from '../reference/service/Operations/Operations';
import ServiceFacts, {ServiceDetails} from '../reference/service/ServiceFacts/ServiceFacts';
import Generated from './Generated';
import RequestExample from './RequestExample/RequestExample';

/** Our components that pages may use; their Markdown twins render the same ones. */
export const contentComponents = {Generated, Objects, Operations, RequestExample, ServiceDetails, ServiceFacts};

export type ContentComponents = typeof contentComponents;
