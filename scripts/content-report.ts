/**
 * `npm run content:report`: words, requests, responses, evidence, dates and last
 * change of each page, and the same of each API description. Exit status: 1 when
 * a service page is too short or a page holds only links, else 0.
 */
import {readPages} from '../tools/docs-lint/page';
import {formatDescriptions, formatPages, lacks, reportOf} from '../tools/content-report/contentReport';
import {lastChanges} from '../src/api/node/changes';

const changes = lastChanges(process.cwd());
const reports = readPages().map((page) => reportOf(page, changes));
console.log(formatPages(reports));
console.log(`\n${formatDescriptions()}`);
process.exitCode = reports.some((report) => lacks(report).length > 0) ? 1 : 0;
