/** Lists the formats that the lockfile check reads. Adding one is a folder and a line here (CONTRIBUTING.md). */
import {bunLock} from './bunLock/bunLock';
import {cargoLock} from './cargoLock/cargoLock';
import {composerLock} from './composerLock/composerLock';
import {cycloneDx, cycloneDxXml} from './cycloneDx/cycloneDx';
import {denoLock} from './denoLock/denoLock';
import {gemfileLock} from './gemfileLock/gemfileLock';
import {goList} from './goList/goList';
import {goMod} from './goMod/goMod';
import {goSum} from './goSum/goSum';
import {goWork} from './goWork/goWork';
import {gradleLock} from './gradleLock/gradleLock';
import {mixLock} from './mixLock/mixLock';
import {npmTree} from './npmTree/npmTree';
import {nugetAssets} from './nugetAssets/nugetAssets';
import {nugetConfig} from './nugetConfig/nugetConfig';
import {nugetLock} from './nugetLock/nugetLock';
import {ownCsv} from './ownCsv/ownCsv';
import {packageLock} from './packageLock/packageLock';
import {packageResolved} from './packageResolved/packageResolved';
import {pdmLock} from './pdmLock/pdmLock';
import {pipJson, pipTable} from './pipList/pipList';
import {pipfileLock} from './pipfileLock/pipfileLock';
import {pnpmLock} from './pnpmLock/pnpmLock';
import {poetryLock} from './poetryLock/poetryLock';
import {pom} from './pom/pom';
import {pubspecLock} from './pubspecLock/pubspecLock';
import {purls} from './purls/purls';
import {requirements} from './requirements/requirements';
import {pylock} from './pylock/pylock';
import {spdx, spdxTagValue} from './spdx/spdx';
import {uvLock} from './uvLock/uvLock';
import {workflow} from './workflow/workflow';
import {yarnBerry} from './yarnLock/yarnBerry';
import {yarnClassic} from './yarnLock/yarnClassic';
import type {Format} from './format';

/**
 * All formats. Their order is their priority: the first whose sign a text has reads it. Specific signs stand before weak
 * ones (uv.lock before Cargo.lock, whose entries many tools share), and requirements.txt last.
 */
export const formats: readonly Format[] = [
  cycloneDx,
  cycloneDxXml,
  spdx,
  spdxTagValue,
  bunLock,
  packageLock,
  yarnBerry,
  yarnClassic,
  pnpmLock,
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
  goWork,
  goList,
  cargoLock,
  composerLock,
  pom,
  gradleLock,
  nugetLock,
  nugetAssets,
  nugetConfig,
  mixLock,
  pubspecLock,
  packageResolved,
  workflow,
  ownCsv,
  purls,
  requirements,
];
