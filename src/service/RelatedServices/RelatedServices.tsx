import type {ReactNode} from 'react';
import {getService, relatedServices, servicePath, type Service} from '../../catalogue/services';

function relationOf(service: Service, other: Service): string {
  const relations = [
    ...(service.calls.includes(other.id) ? ['this service calls it'] : []),
    ...(other.calls.includes(service.id) ? ['it calls this service'] : []),
  ];
  return relations.join(', and ');
}

/** The services that a service calls or is called by. */
export default function RelatedServices({service: id}: {service: string}): ReactNode {
  const service = getService(id);
  const related = relatedServices(service);
  if (related.length === 0) return <p>{`${service.title} calls no other service, and none calls it.`}</p>;
  return (
    <ul className="related">
      {related.map((other) => (
        <li key={other.id}>
          <a href={servicePath(other)}>{other.title}</a>
          {`: ${other.description} (${relationOf(service, other)})`}
        </li>
      ))}
    </ul>
  );
}
