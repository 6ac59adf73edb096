/**
 * Recognises what a reader pasted, and names the requests that take it, with
 * their values filled in. Browser-safe: nothing here reads the API
 * descriptions; a test holds every output against them.
 *
 * Traps are honoured here and explained in a note, so that no request is
 * offered that cannot find anything. Their sources stand in openapi/*.yaml.
 */
import {collectiveReading, LOGIN, loginReading} from './accounts';
import {addressReadings, IMAGE_REGISTRY, toUrl} from './addresses';
import {isReadable} from './files';
import {doiReading, vulnerabilityReading} from './identifiers';
import {imageFrom, otherRegistry, PUBLIC_HUB} from './images';
import {packageFrom, packageReading} from './packages';
import {parsePackageUrl} from './purl';
import {ACCEPTED, ask, refuse, single, type Reading, type Recognised, type Refusal} from './reading';
import {repositoryReading} from './repositories';

function wordReadings(word: string): Recognised | Refusal {
  if (isReadable(word)) {
    return refuse('The parsers read files from a public address and take no uploads.', 'Paste the https address of the file, for example its raw address in a repository.');
  }
  const readings: Reading[] = [
    {
      kind: 'package-url',
      what: `A package called ${word}`,
      note: 'The name alone can mean packages of several registries. A package URL such as pkg:npm/react names one.',
      requests: [ask('packages/lookupPackage', 'List the packages of that name in all registries', {name: word})],
    },
  ];
  const image = imageFrom(word);
  if (image) readings.push(image);
  if (LOGIN.test(word)) {
    readings.push(loginReading(word));
    if (word === word.toLowerCase()) readings.push(collectiveReading(word));
  }
  return {readings};
}

/** `owner/name` without anything else. */
function pairReadings(text: string): Recognised | Refusal {
  const readings: Reading[] = [];
  if (/^[\w-]+\/[\w.-]+$/.test(text) && !text.startsWith('library/')) readings.push(repositoryReading('github.com', text.replace(/\.git$/, '')));
  const image = imageFrom(text);
  if (image) readings.push(image);
  if (/^[a-z0-9]([_.-]?[a-z0-9]+)*\/[a-z0-9](([_.]|-{1,2})?[a-z0-9]+)*$/.test(text) && !text.startsWith('library/')) {
    const composer = packageFrom(`composer/${text}`);
    if (!('refusal' in composer)) readings.push(composer);
  }
  return readings.length > 0 ? {readings} : refuse('A name with a slash is read as owner and repository, or as an image, and this one is neither.');
}

function clean(text: string): string {
  return text
    .replace(/[\u200B-\u200D\u2060\uFEFF]/g, '')
    .trim()
    .replace(/^["'`“”‘’«»<([{]+|["'`“”‘’«»>)\]},;.]+$/g, '')
    .trim()
    .replace(/^doi:\s*/i, 'doi:');
}

/**
 * @param input what a reader pasted or typed
 * @returns how it can be understood, with the requests that take it; or a sentence that says why it cannot, and what is accepted
 */
export function recognise(input: string): Recognised | Refusal {
  const text = clean(input);
  if (!text) return refuse('There is nothing to look up yet.');
  if (text.length > 1000) return refuse('This is too long for one name or address.');
  if (/\s/.test(text)) return refuse('This holds several words or lines, and one thing at a time can be looked up.', 'For a list of package URLs use the bulk lookup. ' + ACCEPTED);
  if (/[<>{}|\\^]/.test(text)) return refuse('This holds characters that no name or address has.');

  if (/^pkg:/i.test(text)) {
    const url = parsePackageUrl(text);
    return url ? single(packageReading(url)) : refuse('A package URL has a type and a name, as in pkg:npm/react or pkg:maven/org.apache.logging.log4j/log4j-core.', '');
  }
  const doi = /^(?:doi:|(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\/)?(10\.\d{4,9}(?:\/|%2F)[^?#]+)/i.exec(text)?.[1];
  if (doi) return single(doiReading(doi.replace(/%2F/gi, '/')));
  const arxiv = /^arxiv:(\d{4}\.\d{4,5})(?:v\d+)?$/i.exec(text)?.[1];
  if (arxiv) return single(doiReading(`10.48550/arxiv.${arxiv}`));
  if (/^(CVE|GHSA)\b/i.test(text)) {
    const vulnerability = vulnerabilityReading(text);
    return vulnerability ? single(vulnerability) : refuse('Identifiers of vulnerabilities have the form CVE-2021-44228 or GHSA-jfh8-c2jp-5v3q.', 'This one is not complete.');
  }
  if (/^(CPANSA-[\w-]+|EEF-CVE-\d{4}-\d+|GSA_\w{10,}|MDE2OlNlY3VyaXR5QWR2aXNvcnl\w+)=*$/.test(text)) {
    return single({kind: 'vulnerability', what: `The advisory ${text}`, requests: [ask('advisories/getAdvisory', 'Read the advisory', {advisoryUUID: text})]});
  }
  if (/^(RUSTSEC|PYSEC|GO|OSV|MAL|SNYK|USN|DSA|RHSA)-[\w-]*\d/.test(text)) return refuse(`Advisories are known by CVE and GHSA identifiers, not by ${text.split('-')[0]} ones.`, 'Paste the CVE or GHSA identifier that the advisory names as its alias.');

  const shell = /^[\w-]+@([\w.-]+\.[a-z]{2,}):(?!\d+\/)\/?(.+)$/i.exec(text);
  if (shell) return addressReadings(new URL(`https://${shell[1]}/${shell[2]}`));
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(text)) return refuse('People are looked up by login here, not by e-mail address.', 'Paste a login such as @octocat.');
  const scheme = /^([a-z][a-z+.-]*):\/\//i.exec(text)?.[1]?.toLowerCase();
  if (scheme) {
    if (!/^(git\+)?(https?|ssh|git)$/.test(scheme)) return refuse(`Addresses that begin with ${scheme}:// cannot be read.`, 'Paste one that begins with https://.');
    const address = toUrl(text.replace(/^[a-z+]+:\/\//i, 'https://'));
    return address ? addressReadings(address) : refuse('This begins like an address, but is not a complete one.');
  }
  if (/^(javascript|data|file|mailto|urn):/i.test(text)) return refuse('This is not an address that can be looked up.');

  const [domain = ''] = text.split(/[/:]/);
  if (/^(?:[a-z0-9-]+\.)+[a-z]{2,}(:\d+)?\/./i.test(text) || /^localhost[:/]/.test(text)) {
    if (IMAGE_REGISTRY.test(domain) || /^[^/]+:\d+\//.test(text)) return otherRegistry(domain);
    if (PUBLIC_HUB.test(text)) {
      const image = imageFrom(text.replace(PUBLIC_HUB, ''));
      return image ? single(image) : refuse('The name of the image has a form that Docker Hub does not know.');
    }
    const address = toUrl(`https://${text}`);
    const readings = address && addressReadings(address);
    // Without a scheme, a path below a domain is also how Go names its modules.
    if (readings && /^(github\.com\/[\w-]+\/|([\w-]+\.)?golang\.org\/|gopkg\.in\/|go\.[\w-]+\.\w+\/|(sigs\.)?k8s\.io\/|cloud\.google\.com\/go|modernc\.org\/)[^?#]+$/.test(text) && !/\.git$|^github\.com\/(?:[^/]+\/){3}/.test(text)) {
      const module = packageFrom(`golang/${text}`);
      if (!('refusal' in module)) return {readings: [...('refusal' in readings ? [] : readings.readings), module]};
    }
    return readings ?? refuse('This begins like an address, but is not a complete one.');
  }
  if (/^@[^/]+$/.test(text)) return LOGIN.test(text.slice(1)) ? single(loginReading(text.slice(1))) : refuse('A login holds letters, digits and single hyphens, as in @octocat.', '');
  const scoped = /^(@[\w.~-]+\/[\w.~-]+)(?:@([\w.+-]+))?$/.exec(text);
  if (scoped) return single(packageFrom(`npm/${scoped[1]}`, scoped[2]));
  const pinned = /^([\w.-]+)==([\w.+!-]+)$/.exec(text);
  if (pinned) return single(packageFrom(`pypi/${pinned[1]}`, pinned[2]));
  const maven = /^([\w-]+(?:\.[\w-]+)+):([\w.-]+)(?::([\w.+-]+))?$/.exec(text);
  if (maven) return single(packageFrom(`maven/${maven[1]}/${maven[2]}`, maven[3]));
  const versioned = /^([a-z0-9][\w.-]*)@v?(\d[\w.+-]*)$/i.exec(text);
  if (versioned) return single(packageFrom(`npm/${versioned[1]}`, versioned[2]));
  if (/[:@]/.test(text)) {
    const image = imageFrom(text);
    return image ? single(image) : refuse('This is neither an image with a tag, such as nginx:1.27, nor a package with a version, such as react@18.3.1.');
  }
  if (/^[^/]+\/[^/]+$/.test(text)) return pairReadings(text);
  if (/^[a-z0-9][\w.-]{0,213}$/i.test(text) && /[a-z]/i.test(text)) return wordReadings(text);
  if (/^[\d.]+$/.test(text)) return refuse('A number alone names nothing here.');
  return refuse('This is not a name or an address that is known here.');
}
