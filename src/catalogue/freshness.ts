/**
 * How old what a reader gets can be: how often the services look at their
 * sources, and how long responses are kept. The one place for these times:
 * tables and drawings of pages are made from them.
 *
 * Sources: the schedules, feeds and `Cache-Control`, `CDN-Cache-Control`
 * headers in the services' code of June to August 2026 (s-maxage plus
 * stale-while-revalidate).
 */
import {getService, type ServiceId} from './services';

/** The month of the code in which the schedules were read. */
export const SCHEDULES_READ = 'August 2026';

/** Minutes between two looks at a registry's feed. */
const FEED = {pypi: 2, npm: 5, others: 15};

interface Schedule {
  services: readonly ServiceId[];
  /** By what they notice changes. */
  by: string;
  /** How often they look. */
  often: string;
}

/** @returns a number of minutes as readers say it: every hour */
const every = (minutes: number): string => (minutes === 60 ? 'every hour' : `every ${minutes} minutes`);

const RECENT_REPOSITORIES = 15;
const ADVISORY_SOURCES = 60;

export const schedules: readonly Schedule[] = [
  {
    services: ['packages'],
    by: 'feeds of the registries',
    often: `PyPI ${every(FEED.pypi)}, npm every ${FEED.npm}, most others every ${FEED.others}`,
  },
  {
    services: ['packages'],
    by: 'sweeps of the oldest records',
    often: 'the top 2% when older than 12 hours, others when older than a month',
  },
  {
    services: ['repositories'],
    by: 'recently changed repositories of each host',
    often: every(RECENT_REPOSITORIES),
  },
  {services: ['repositories'], by: 'GH Archive', often: 'every hour, about two hours behind'},
  {services: ['advisories'], by: 'its three sources', often: every(ADVISORY_SOURCES)},
  {
    services: ['commits', 'issues'],
    by: 'requests, and sweeps of the oldest',
    often: 'at most daily for each repository',
  },
  {services: ['issues', 'dependabot'], by: 'GH Archive', often: 'every hour'},
  {services: ['timeline'], by: 'GH Archive', often: 'every 15 minutes, for hours that have been published'},
  {services: ['docker'], by: 'popular images, and the oldest', often: 'every hour, 300 of the oldest at a time'},
  {services: ['sponsors'], by: 'accounts that are due after a day', often: 'every 20 minutes'},
  {services: ['open-collective'], by: 'collectives and projects older than a day', often: 'every 6 hours'},
  {services: ['summary', 'dashboards'], by: 'projects older than a day', often: 'every half hour, every hour'},
];

interface CacheTimes {
  services: readonly ServiceId[];
  /** What else has these times, after the services. */
  also?: string;
  /** How long the CDN's copy can hide a change; absent where nothing is cached. */
  shared?: string;
  /** How long a client may keep a response. */
  own?: string;
  /** How long the CDN's copy of a 404 can hide a new record; absent where nothing is cached. */
  missing?: string;
}

export const cacheTimes: readonly CacheTimes[] = [
  {
    services: ['packages', 'commits', 'issues', 'dependabot', 'sponsors'],
    shared: '2 hours',
    own: '5 minutes',
  },
  {services: ['ost', 'papers', 'timeline'], shared: '2 hours', own: '5 minutes', missing: '12 hours'},
  {services: ['advisories'], shared: '2 hours', own: '1 hour'},
  {services: ['repositories', 'awesome'], shared: '5 hours', own: '5 minutes', missing: '28 hours'},
  {services: ['open-collective'], shared: '7 hours', own: '5 minutes', missing: '7 hours'},
  // dashboards@865350e app/controllers/application_controller.rb; dashboards@3180af2 sends no header, so nothing is cached for longer.
  {services: ['dashboards'], shared: '12 hours', own: '5 minutes'},
  {services: ['archives'], shared: '60 days', own: '60 days', missing: '60 days'},
  // Docker sends `public` without an age.
  {services: ['docker'], shared: 'no stated limit', own: 'no stated limit'},
  {
    services: ['summary', 'ruby', 'science', 'funds'],
    also: 'the tools with jobs',
  },
];

/**
 * @param service one whose responses the CDN keeps for a stated time
 * @returns the times
 * @throws Error if it states none
 */
export function cacheOf(service: ServiceId): {shared: string; own: string} {
  const {shared, own} = cacheTimes.find(({services}) => services.includes(service)) ?? {};
  if (shared === undefined || own === undefined) throw new Error(`${getService(service).title} states no cache times.`);
  return {shared, own};
}

/** A change at a source, on its way to a reader. */
export interface Journey {
  what: string;
  /** The service that stores it. */
  service: ServiceId;
  /** How often the service looks. */
  noticed: string;
  /** What is known of the wait for its sync. */
  queue: string;
}

export const journeys: readonly Journey[] = [
  {what: 'A release on npm', service: 'packages', noticed: every(FEED.npm), queue: 'varies'},
  {
    what: 'A push to GitHub',
    service: 'repositories',
    noticed: every(RECENT_REPOSITORIES),
    queue: 'at most one sync a week',
  },
  {what: 'An advisory', service: 'advisories', noticed: every(ADVISORY_SOURCES), queue: 'varies'},
];
