import type {ReactNode} from 'react';
import {getService, relatedServices, servicePath, type Service} from '../../catalogue/services';
import Constellation from '../../components/Constellation/Constellation';
import type {ConstellationProps} from '../../components/Constellation/constellationProps';

function relationOf(service: Service, other: Service): string {
  const relations = [
    ...(service.calls.includes(other.id) ? ['this service calls it'] : []),
    ...(other.calls.includes(service.id) ? ['it calls this service'] : []),
  ];
  return relations.join(', and ');
}

interface RelatedServicesProps {
  /** Id of the service. */
  service: string;
  /** Where the services stand in the drawing. */
  drawing: ConstellationProps;
}

/** The services that a service calls or is called by, as a drawing where there is room for it, and as a list. */
export default function RelatedServices({service: id, drawing}: RelatedServicesProps): ReactNode {
  const service = getService(id);
  const related = relatedServices(service);
  if (related.length === 0) return <p>{`${service.title} calls no other service, and none calls it.`}</p>;
  return (
    <div>
      <div className="related-drawing">
        <Constellation
          {...drawing}
          lit={id}
          title={`Services that call ${service.title}, and services that it calls, as in the list below`}
        />
      </div>
      <ul className="related">
        {related.map((other) => (
          <li key={other.id}>
            <a href={servicePath(other)}>{other.title}</a>
            {`: ${other.description} (${relationOf(service, other)})`}
          </li>
        ))}
      </ul>
    </div>
  );
}
