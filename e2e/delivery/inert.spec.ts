/** Checks that an API description is treated as text: code in it is shown, and never run. */
import {expect, test, type Page} from '@playwright/test';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {pageOperation} from '../../src/api/node/pageOperation';
import {load} from '@ecosystems-docs/openapi-docs/node';
import Operation from '../../src/reference/operation/Operation';
import {FIXTURES, hostile, HOSTILE_TEXT} from './hostile';

const original = load('every-construct', FIXTURES);
// The page needs a service that exists.
const description = hostile({
  ...original,
  service: 'packages',
  operations: original.operations.map((operation) => ({...operation, service: 'packages'})),
});

/** Opens HTML as a page of its own, where its scripts run, without any policy. @returns the code that ran */
const alive = (page: Page, html: string) =>
  page.evaluate(async (content) => {
    const ran: string[] = [];
    Object.assign(window, {hostile: (what: string) => ran.push(what)});
    document.open();
    document.write(`<!doctype html><body>${content}</body>`);
    document.close();
    await new Promise((resolve) => setTimeout(resolve, 200));
    const elements = [...document.body.querySelectorAll('*')];
    return {
      ran,
      elements: document.body.querySelectorAll(
        'script, img, svg, iframe, object, embed, style, link, base, meta, form, video',
      ).length,
      handlers: elements.flatMap((element) => element.getAttributeNames()).filter((name) => name.startsWith('on'))
        .length,
      addresses: elements
        .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
        .filter((address) => /^\s*(javascript|data|vbscript):/i.test(address)).length,
    };
  }, html);

test('a description with code in every text is inert, in every operation', async ({page}) => {
  const html = description.operations
    .map((operation) => renderToStaticMarkup(createElement(Operation, {operation: pageOperation(operation)})))
    .join('');
  expect(await alive(page, html)).toEqual({ran: [], elements: 0, handlers: 0, addresses: 0});
  await expect(page.locator('body')).toContainText('<img src=x onerror="hostile(');
});

test('the same code runs where it is not made text', async ({page}) => {
  const found = await alive(page, HOSTILE_TEXT);
  expect(found.ran.sort()).toEqual(['image', 'script', 'svg']);
  expect(found).toMatchObject({elements: 4, handlers: 2, addresses: 1});
});

test('the code stands in every kind of text', () => {
  expect(JSON.stringify(description).split(JSON.stringify(HOSTILE_TEXT).slice(1, -1)).length - 1).toBeGreaterThan(150);
});
