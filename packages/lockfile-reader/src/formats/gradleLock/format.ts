import type {Format} from '../format';
import {readGradleLock} from './gradleLock';

export const gradleLock: Format = {
  id: 'gradle-lock',
  language: 'Java',
  title: 'gradle.lockfile',
  tools: 'Gradle with dependency locking; buildscript-gradle.lockfile too',
  fileName: /gradle.*\.lockfile$/i,
  syntax: 'text',
  sign: (text) =>
    /^# This is a Gradle generated file for dependency locking|^[\w.-]{1,200}:[\w.-]{1,200}:[^\s:=]{1,100}=[\w,]*$/m.test(
      text,
    ),
  read: readGradleLock,
  nearby: [
    {
      content: /<verification-metadata\b/,
      message:
        "This looks like verification-metadata.xml, which also lists versions that aren't used. Use gradle.lockfile: gradle dependencies --write-locks.",
    },
    {
      name: /\.gradle(?:\.kts)?$|^libs\.versions\.toml$/i,
      content: /^\s{0,16}(?:implementation|testImplementation|api)\s*[('"]/m,
      message:
        'This looks like a Gradle build script. Use gradle.lockfile (gradle dependencies --write-locks) or an SBOM in CycloneDX (JSON).',
    },
  ],
};
