import type {Format} from '../format';
import {has} from '../shared/looseValues';
import {isNugetLock, readNugetLock} from './nugetLock';

export const nugetLock: Format = {
  id: 'nuget-lock',
  language: '.NET',
  title: 'packages.lock.json',
  tools: 'NuGet with RestorePackagesWithLockFile',
  note: "It doesn't say which source a package comes from.",
  syntax: 'json',
  is: isNugetLock,
  read: readNugetLock,
  nearby: [
    {
      name: /^(?:packages\.config|project\.assets\.json|.*\.(?:cs|fs|vb)proj|Directory\.Packages\.props)$/i,
      content: /<(?:PackageReference|PackageVersion|packages)\b|<Project Sdk=/,
      json: (value) => has(value, 'libraries') && has(value, 'targets'),
      message:
        "This looks like a NuGet file that we don't read. Use packages.lock.json: dotnet restore --use-lock-file.",
    },
    {
      name: /^paket\.(?:lock|dependencies)$/i,
      content: /^(?:NUGET|GITHUB|HTTP)\n {2}remote: |^GIT\n {2}remote: .*\n {5}\S*\s*\([0-9a-f]{40}\)/m,
      message:
        "This looks like a Paket file, which we don't read. Use an SBOM in CycloneDX: dotnet CycloneDX PROJECT.sln --output-format Json.",
    },
  ],
};
