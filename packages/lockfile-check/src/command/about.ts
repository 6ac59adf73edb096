/** What the command says of itself. */
import {version} from '../../package.json';

export const VERSION: string = version;

/** The page that does the same in a browser, and explains the result. */
export const PAGE_URL = 'https://docs.ecosyste.ms/docs/guides/check-your-project';

/** What standard input is called in outputs. */
export const STDIN = 'standard input';
