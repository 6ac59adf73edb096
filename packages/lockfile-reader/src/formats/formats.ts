/** Lists the formats that the lockfile check reads. Adding one is a folder and a line here (CONTRIBUTING.md). */
import {bunLock} from './bunLock/format';
import {cargoLock} from './cargoLock/format';
import {composerLock} from './composerLock/format';
import {cycloneDx, cycloneDxXml} from './cycloneDx/format';
import {denoLock} from './denoLock/format';
import {gemfileLock} from './gemfileLock/format';
import {goList} from './goList/format';
import {goMod} from './goMod/format';
import {goSum} from './goSum/format';
import {gradleLock} from './gradleLock/format';
import {mixLock} from './mixLock/format';
import {npmTree} from './npmTree/format';
import {nugetLock} from './nugetLock/format';
import {ownCsv} from './ownCsv/format';
import {packageLock} from './packageLock/format';
import {packageResolved} from './packageResolved/format';
import {pdmLock} from './pdmLock/format';
import {pipJson, pipTable} from './pipList/format';
import {pipfileLock} from './pipfileLock/format';
import {pnpmLock} from './pnpmLock/format';
import {poetryLock} from './poetryLock/format';
import {pom} from './pom/format';
import {pubspecLock} from './pubspecLock/format';
import {purls} from './purls/format';
import {requirements} from './requirements/format';
import {pylock} from './pylock/format';
import {spdx} from './spdx/format';
import {uvLock} from './uvLock/format';
import {yarnBerry, yarnClassic} from './yarnLock/format';
import type {Format} from './format';

/**
 * All formats. Their order is their priority: the first whose sign a text has reads it. Specific signs stand before weak
 * ones (uv.lock before Cargo.lock, whose entries many tools share), and requirements.txt last.
 */
export const formats: readonly Format[] = [
  cycloneDx,
  cycloneDxXml,
  spdx,
  packageLock,
  yarnBerry,
  yarnClassic,
  pnpmLock,
  bunLock,
  denoLock,
  npmTree,
  pipTable,
  pipJson,
  pylock,
  pdmLock,
  poetryLock,
  uvLock,
  pipfileLock,
  gemfileLock,
  goMod,
  goSum,
  goList,
  cargoLock,
  composerLock,
  pom,
  gradleLock,
  nugetLock,
  mixLock,
  pubspecLock,
  packageResolved,
  ownCsv,
  purls,
  requirements,
];
