/** Turns CycloneDX in XML into the form of its JSON, as far as the reader looks at it. */
import {attribute, elementsAt, textAt, type XmlElement} from '../shared/xml';

function component(element: XmlElement): object {
  return {
    type: attribute(element, 'type'),
    'bom-ref': attribute(element, 'bom-ref'),
    ...Object.fromEntries(['group', 'name', 'version', 'purl', 'scope'].map((key) => [key, textAt(element, key)])),
    properties: elementsAt(element, 'properties', 'property').map((property) => {
      return {name: attribute(property, 'name'), value: property.text};
    }),
    externalReferences: elementsAt(element, 'externalReferences', 'reference').map((reference) => {
      return {type: attribute(reference, 'type'), url: textAt(reference, 'url')};
    }),
    components: elementsAt(element, 'components', 'component').map(component),
  };
}

/** @param root the `bom` element */
export function fromXml(root: XmlElement): object {
  const [subject] = elementsAt(root, 'metadata', 'component');
  return {
    metadata: {component: subject && component(subject)},
    components: elementsAt(root, 'components', 'component').map(component),
    dependencies: elementsAt(root, 'dependencies', 'dependency').map((dependency) => {
      return {
        ref: attribute(dependency, 'ref'),
        dependsOn: elementsAt(dependency, 'dependency').flatMap((target) => attribute(target, 'ref') ?? []),
      };
    }),
  };
}
