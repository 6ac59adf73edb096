/**
 * Recognises what a reader pasted, and names the requests that take it, with
 * their values filled in. Browser-safe: nothing here reads the API
 * descriptions; a test holds every output against them.
 *
 * Avoids traps and explains them in a note, so that it offers no request that
 * cannot find anything. Their sources are in openapi/*.yaml.
 */
import {count, UNSEEN} from '@ecosystems-docs/text';
import {wellFormed} from '@ecosystems-docs/openapi-docs/samples';
import {collectiveReading, LOGIN, ownerReading} from './accounts';
import {readNamed, type Named} from './commands';
import {digestReading} from './digests';
import {IMAGE_REGISTRY, toUrl, urlReadings} from './urls';
import {fileOperation} from './files';
import {doiReading, vulnerabilityReading} from './identifiers';
import {imageFrom, otherRegistry, PUBLIC_HUB} from './containerImages';
import {packageFrom, packageReading} from './packages';
import {hasToken} from '@ecosystems-docs/lockfile-reader';
import {parsePackageUrl} from '@ecosystems-docs/lockfile-reader/purl';
import {ACCEPTED, makeRequest, refuse, singleReading, type Reading, type Recognised, type Refusal} from './reading';
import {repositoryReading} from './repositories';

const INCOMPLETE_URL = 'This looks like an incomplete URL.';

function wordReadings(word: string): Recognised | Refusal {
  if (fileOperation(word)) {
    return refuse(
      'The parsers need a public URL.',
      'Paste the https URL of the file, or choose the file in Check your project.',
    );
  }
  const readings: Reading[] = [
    {
      kind: 'package-url',
      what: `Package ${word}`,
      note: 'Several registries can have a package of this name. A package URL such as pkg:npm/react identifies one.',
      requests: [makeRequest('packages/lookupPackage', 'List packages with that name in all registries', {name: word})],
    },
  ];
  const image = imageFrom(word);
  if (image) readings.push(image);
  if (LOGIN.test(word)) {
    readings.push(ownerReading(word));
    if (word === word.toLowerCase()) readings.push(collectiveReading(word));
  }
  return {readings};
}

/** `owner/name` without anything else. */
function pairReadings(text: string): Recognised | Refusal {
  const readings: Reading[] = [];
  if (/^[\w-]+\/[\w.-]+$/.test(text) && !text.startsWith('library/'))
    readings.push(repositoryReading('github.com', text.replace(/\.git$/, '')));
  const image = imageFrom(text);
  if (image) readings.push(image);
  if (
    /^[a-z0-9]+(?:[_.-][a-z0-9]+)*\/[a-z0-9]+(?:(?:[_.]|-{1,2})[a-z0-9]+)*$/.test(text) &&
    !text.startsWith('library/')
  ) {
    const composer = packageFrom(`composer/${text}`);
    if (!('refusal' in composer)) readings.push(composer);
  }
  return readings.length > 0
    ? {readings}
    : refuse('A name with a slash must be owner/repository or an image. This is neither.');
}

/** Maximum length of a name or URL. Checked first, because the other checks are slow on a long text. */
export const MAX_LENGTH = 1000;

export function clean(text: string): string {
  return text
    .replace(UNSEEN, '')
    .trim()
    .replace(/^["'`“”‘’«»<([{]+|["'`“”‘’«»>)\]},;.]+$/g, '')
    .trim()
    .replace(/^doi:\s*/i, 'doi:');
}

/** Adds notes before those of each reading. */
export function withNotes(result: Recognised | Refusal, notes: readonly string[]): Recognised | Refusal {
  if (notes.length === 0 || 'refusal' in result) return result;
  return {
    readings: result.readings.map((reading) => ({
      ...reading,
      note: [...notes, reading.note].filter(Boolean).join(' '),
    })),
  };
}

/** Reads one form of text; undefined if the text has another one. */
type Recogniser = (text: string) => Recognised | Refusal | undefined;

/** Refuses texts that cannot be a single name or URL. */
const unreadable: Recogniser = (text) => {
  if (!text) return refuse('Paste something to look up.', '');
  if (/\s/.test(text))
    return refuse('Paste one item at a time.', 'For a list of package URLs, use the bulk lookup. ' + ACCEPTED);
  if (/[<>{}|\\^]/.test(text)) return refuse("This has characters that aren't allowed in a name or URL.");
  return undefined;
};

const packageUrl: Recogniser = (text) => {
  if (!/^pkg:/i.test(text)) return undefined;
  const url = parsePackageUrl(text);
  return url
    ? singleReading(packageReading(url))
    : refuse(
        'A package URL has a type and a name, as in pkg:npm/react or pkg:maven/org.apache.logging.log4j/log4j-core.',
        '',
      );
};

const digest: Recogniser = (text) => {
  const reading = digestReading(text);
  return reading && singleReading(reading);
};

const paper: Recogniser = (text) => {
  const doi = /^(?:doi:|(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\/)?(10\.\d{4,9}(?:\/|%2F)[^?#]+)/i.exec(text)?.[1];
  if (doi) return singleReading(doiReading(doi.replace(/%2F/gi, '/')));
  const arxiv = /^arxiv:(\d{4}\.\d{4,5})(?:v\d+)?$/i.exec(text)?.[1];
  return arxiv ? singleReading(doiReading(`10.48550/arxiv.${arxiv}`)) : undefined;
};

const vulnerability: Recogniser = (text) => {
  if (/^(CVE|GHSA)\b/i.test(text)) {
    const reading = vulnerabilityReading(text);
    return reading
      ? singleReading(reading)
      : refuse('Vulnerability IDs look like CVE-2021-44228 or GHSA-jfh8-c2jp-5v3q.', 'This one is incomplete.');
  }
  if (/^(CPANSA-[\w-]+|EEF-CVE-\d{4}-\d+|GSA_\w{10,}|MDE2OlNlY3VyaXR5QWR2aXNvcnl\w+)=*$/.test(text)) {
    return singleReading({
      kind: 'vulnerability',
      what: `Advisory ${text}`,
      requests: [makeRequest('advisories/getAdvisory', 'Get the advisory', {advisoryUUID: text})],
    });
  }
  if (/^(RUSTSEC|PYSEC|GO|OSV|MAL|SNYK|USN|DSA|RHSA)-[\w-]*\d/.test(text))
    return refuse(`We don't index ${text.split('-')[0]} IDs.`, "Paste the CVE or GHSA ID from the advisory's aliases.");
  return undefined;
};

const urlOrEmail: Recogniser = (text) => {
  const shell = /^[\w-]+@([\w.-]+\.[a-z]{2,}):(?!\d+\/)\/?(.+)$/i.exec(text);
  if (shell) return urlReadings(new URL(`https://${shell[1]}/${shell[2]}`));
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(text))
    return refuse("We can't look up email addresses.", 'Paste a login such as @octocat.');
  const scheme = /^([a-z][a-z+.-]*):\/\//i.exec(text)?.[1]?.toLowerCase();
  if (scheme) {
    if (!/^(git\+)?(https?|ssh|git)$/.test(scheme))
      return refuse(`URLs that begin with ${scheme}:// aren't supported.`, 'Paste one that begins with https://.');
    const url = toUrl(text.replace(/^[a-z+]+:\/\//i, 'https://'));
    return url ? urlReadings(url) : refuse(INCOMPLETE_URL);
  }
  return /^(javascript|data|file|mailto|urn):/i.test(text) ? refuse("We can't look up this URL.") : undefined;
};

/** Paths below these domains are also how Go names its modules. */
const GO_MODULE =
  /^(github\.com\/[\w-]+\/|([\w-]+\.)?golang\.org\/|gopkg\.in\/|go\.[\w-]+\.\w+\/|(sigs\.)?k8s\.io\/|cloud\.google\.com\/go|modernc\.org\/)[^?#]+$/;

/** A domain and a path, without a scheme. */
const domainAndPath: Recogniser = (text) => {
  if (!/^(?:[a-z0-9-]+\.)+[a-z]{2,}(:\d+)?\/./i.test(text) && !/^localhost[:/]/.test(text)) return undefined;
  const [domain = ''] = text.split(/[/:]/);
  if (IMAGE_REGISTRY.test(domain) || /^[^/]+:\d+\//.test(text)) return otherRegistry(domain);
  if (PUBLIC_HUB.test(text)) {
    const image = imageFrom(text.replace(PUBLIC_HUB, ''));
    return image ? singleReading(image) : refuse("This isn't a valid image name on Docker Hub.");
  }
  const url = toUrl(`https://${text}`);
  if (!url) return refuse(INCOMPLETE_URL);
  const readings = urlReadings(url);
  if (!GO_MODULE.test(text) || /\.git$|^github\.com\/(?:[^/]+\/){3}/.test(text)) return readings;
  const module = packageFrom(`golang/${text}`);
  return 'refusal' in module ? readings : {readings: [...('refusal' in readings ? [] : readings.readings), module]};
};

/** A package in the notation of its package manager. */
const packageNotation: Recogniser = (text) => {
  if (/^@[^/]+$/.test(text))
    return LOGIN.test(text.slice(1))
      ? singleReading(ownerReading(text.slice(1)))
      : refuse('A login contains only letters, digits and single hyphens, as in @octocat.', '');
  const scoped = /^(@[\w.~-]+\/[\w.~-]+)(?:@([\w.+-]+))?$/.exec(text);
  if (scoped) return singleReading(packageFrom(`npm/${scoped[1]}`, scoped[2]));
  const pinned = /^([\w.-]+)==([\w.+!-]+)$/.exec(text);
  if (pinned) return singleReading(packageFrom(`pypi/${pinned[1]}`, pinned[2]));
  const maven = /^([\w-]+(?:\.[\w-]+)+):([\w.-]+)(?::([\w.+-]+))?$/.exec(text);
  if (maven) return singleReading(packageFrom(`maven/${maven[1]}/${maven[2]}`, maven[3]));
  const gradle = /^([\w-]+):([\w.-]+):(\d[\w.+-]*)$/.exec(text);
  if (gradle) return singleReading(packageFrom(`maven/${gradle[1]}/${gradle[2]}`, gradle[3]));
  const versioned = /^([a-z0-9][\w.-]*)@v?(\d[\w.+-]*)$/i.exec(text);
  return versioned ? singleReading(packageFrom(`npm/${versioned[1]}`, versioned[2])) : undefined;
};

/** Reads the remaining forms: an image with a tag, a pair of names, a word. */
const name: Recogniser = (text) => {
  if (/[:@]/.test(text)) {
    const image = imageFrom(text);
    return image
      ? singleReading(image)
      : refuse(
          'This is neither an image with a tag, such as nginx:1.27, nor a package with a version, such as react@18.3.1.',
        );
  }
  if (/^[^/]+\/[^/]+$/.test(text)) return pairReadings(text);
  if (/^[a-z0-9][\w.-]{0,213}$/i.test(text) && /[a-z]/i.test(text)) return wordReadings(text);
  return /^[\d.]+$/.test(text) ? refuse("We can't look up a number on its own.") : undefined;
};

/** In order: the first that knows the form decides. */
const RECOGNISERS: readonly Recogniser[] = [
  unreadable,
  packageUrl,
  digest,
  paper,
  vulnerability,
  urlOrEmail,
  domainAndPath,
  packageNotation,
  name,
];

/** @returns the readings of what a command or a line names */
function namedReadings({text, isImage, others = 0, hasSource}: Named): Recognised | Refusal {
  const image = isImage && !/^[^/]+\.[^/]+\/|:\d+\//.test(text) ? imageFrom(text) : undefined;
  const result = image ? singleReading(image) : recogniseName(text);
  const notes = [
    ...(hasSource ? ['The command names another source, so this may be another package.'] : []),
    ...(others > 0 ? [`The command lists ${count(others + 1, 'package')}. This is the first.`] : []),
  ];
  return withNotes(result, notes);
}

/**
 * @param input what a reader pasted or typed
 * @returns its readings, each with the requests that take it; or a sentence on why there is none, and what is accepted
 */
export function recognise(input: string): Recognised | Refusal {
  if (input.length > MAX_LENGTH) return refuse('This is too long for one name or URL.');
  // Half a character has no place in a URL.
  const text = wellFormed(input);
  if (hasToken(text))
    return refuse('This contains what looks like an access token. Remove it, and paste the rest.', '');
  const named = readNamed(text);
  return named ? namedReadings(named) : recogniseName(text);
}

/** @returns the readings of a text that is one name or URL */
function recogniseName(input: string): Recognised | Refusal {
  const text = clean(input);
  for (const read of RECOGNISERS) {
    const result = read(text);
    if (result) return result;
  }
  return refuse("We don't recognise this name or URL.");
}
