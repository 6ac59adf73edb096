/** The console on the page of an operation, and the response that it shows. */
import {expect, type Locator, type Page} from '@playwright/test';
import {open} from './page';

const PACKAGES = '/docs/services/data-services/packages';
export const LOOKUP = `${PACKAGES}/lookup-package`;
export const REGISTRIES = `${PACKAGES}/get-registries`;
export const REGISTRY = `${PACKAGES}/get-registry`;
export const PARSER_JOB = '/docs/services/tools/dependency-parser/create-job';
export const DASHBOARDS = '/docs/services/products/dashboards/get-projects';

/** The button that opens it. */
export const tryIt = (page: Page): Locator => page.getByRole('button', {name: 'Try it', exact: true});

/** The part below the request while the console is open. */
export const form = (page: Page): Locator => page.getByRole('form', {name: 'Try it'});

/** A field, in the row of the page that describes it or below the request. */
export const field = (page: Page, name: string): Locator =>
  page.locator('.operation .control-input').and(page.getByLabel(name, {exact: true}));

/** The button that sends the request. */
export const send = (page: Page): Locator => form(page).getByRole('button', {name: 'Send'});

/** The panel in which the response takes the example's place. */
export const result = (page: Page): Locator => page.locator('.data-frame');

/** Opens an operation's page and its console. */
export async function openConsole(page: Page, address: string): Promise<void> {
  await open(page, address);
  await tryIt(page).click();
  await expect(form(page)).toBeVisible();
}
