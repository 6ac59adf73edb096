/**
 * A skill in the form of agentskills.io: a folder with a SKILL.md, whose front
 * matter says when to load it. The index lets programs find it (Agent Skills
 * Discovery, draft 0.2.0 of 12 March 2026) and see whether it has changed.
 */
import {createHash} from 'node:crypto';
import {services} from '../catalogue/services';
import {absolute} from './addresses';
import {indexPath} from './serviceIndex';
import {TASKS} from './tasks';
import {joinBlocks} from './markdownText';

const NAME = 'ecosystems';

const DESCRIPTION =
  "Look up facts about open source packages, repositories, dependencies, vulnerabilities, maintainers, container images and funding through the free ecosyste.ms APIs. Use it when a question is about a package in any registry, its versions, licences, dependents or advisories, about a repository's commits and issues, or about an SBOM or lockfile.";

/** Paths of the files. The folder has the name of the skill, as the format requires. */
export const SKILL = `/skills/${NAME}/SKILL.md`;
export const SKILL_INDEX = '/.well-known/agent-skills/index.json';

export function renderSkill(): string {
  return `${joinBlocks([
    `---\nname: ${NAME}\ndescription: ${DESCRIPTION}\nlicense: CC-BY-SA-4.0\n---`,
    '# Facts about open source from ecosyste.ms',
    [
      `1. Read ${absolute('/llms.txt')} once: how to identify your client, limits, names, encodings and traps.`,
      `2. Look for the task in ${absolute(TASKS)}. It has the exact request.`,
      `3. If it is not there, read the index of the service: ${absolute(indexPath('SERVICE'))}, where SERVICE is one of ${services
        .filter(({apiBase}) => apiBase)
        .map(({id}) => id)
        .join(', ')}.`,
      '4. Read the page of the operation (`….md`) for parameters and properties of responses, and `….full.md` where their meaning is unclear.',
      '5. Send the request with an email address in `User-Agent`. After a `429` stop.',
      '6. State how old each figure is (`last_synced_at`), and credit the data: ecosyste.ms, CC BY-SA 4.0.',
    ].join('\n'),
  ])}\n`;
}

/**
 * @param skill the text of the skill, byte for byte as it is served
 * @returns the index of the skills of this site
 */
export function skillIndex(skill: string) {
  return {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: NAME,
        type: 'skill-md',
        description: DESCRIPTION,
        url: SKILL,
        digest: `sha256:${createHash('sha256').update(skill).digest('hex')}`,
      },
    ],
  };
}
