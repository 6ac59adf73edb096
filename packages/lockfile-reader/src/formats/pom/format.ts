import type {Format} from '../format';
import {readPom} from './pom';

export const pom: Format = {
  id: 'pom',
  language: 'Java',
  title: 'pom.xml',
  tools: 'Maven',
  note: "Versions of a parent or a BOM aren't in the file: an SBOM has them. Plugins aren't read.",
  syntax: 'xml',
  is: ({name}) => name === 'project',
  read: readPom,
  nearby: [
    {
      content: /^\[INFO\] [+\\| ]*[+\\]- [\w.-]+:[\w.-]+:|--- (?:maven-)?dependency(?:-plugin)?:.*:tree/m,
      message:
        "This looks like the output of mvn dependency:tree, which we don't read. Use an SBOM in CycloneDX: mvn org.cyclonedx:cyclonedx-maven-plugin:makeAggregateBom.",
    },
  ],
};
