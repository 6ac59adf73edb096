/** What readers do and see, in words of the site; each engine's driver does it. */
import {expect} from '@playwright/test';
import type {Driver} from './driver';
import type {WatchedSite} from './watchedSite';

/** Longer than a page takes to come to rest. */
const REST_MS = 400;

/** Longer than anything waits that a page puts off, such as writing what is typed into its address. */
const LATER_MS = 1000;

/** Gives a page time in which nothing is expected to happen. */
export const pause = (ms = REST_MS): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Does and sees what readers do, in one browser. */
export class Reader {
  private readonly complaints: string[] = [];

  constructor(
    readonly browser: Driver,
    readonly site: WatchedSite,
  ) {}

  /** Opens a page as a new document and waits until React has taken it over. */
  async open(path: string): Promise<void> {
    await this.leave();
    await this.browser.open(this.site.origin + path);
    await this.isReady();
  }

  async reload(): Promise<void> {
    await this.leave();
    await this.browser.reload();
    await this.isReady();
  }

  /** Marks the document: a driver can take a change of its address for the next document. */
  private async leave(): Promise<void> {
    await this.collect();
    await this.browser.run(() => void Object.assign(window, {isLeft: true}));
  }

  /** A document that has only begun has no element yet. */
  private isReady(): Promise<void> {
    return this.sees(
      () => !('isLeft' in window) && document.querySelector('html')?.dataset.hasHydrated === 'true',
      true,
    );
  }

  /** Waits until a function in the page returns what is expected. */
  async sees<T, A = undefined>(code: (argument: A) => T, expected: T, argument?: A): Promise<void> {
    await expect.poll(() => this.browser.run(code, argument)).toEqual(expected);
  }

  /** Waits until an element is shown that matches and has the text. */
  async seesText(selector: string, text: string): Promise<void> {
    await expect
      .poll(() =>
        this.browser.run(
          (wanted) =>
            [...document.querySelectorAll<HTMLElement>(wanted)]
              .filter((element) => element.checkVisibility())
              .map((element) => element.innerText)
              .join('\n'),
          selector,
        ),
      )
      .toContain(text);
  }

  /** Waits until so many elements match. */
  async seesCount(selector: string, count: number): Promise<void> {
    await expect
      .poll(() => this.browser.run((wanted) => document.querySelectorAll(wanted).length, selector))
      .toBe(count);
  }

  /** Waits until the page of a path is shown. Its address and what the head says of it come before it, at the click. */
  async isAt(path: string): Promise<void> {
    await this.sees(
      // Search has no menu of the page.
      () => [
        window.location.pathname,
        document.querySelector('.page-menu copy-button')?.getAttribute('src') ?? `${window.location.pathname}.md`,
      ],
      [path, `${path.replace(/\/$/, '')}.md`],
    );
  }

  /** Waits until a file that is held has been asked for. */
  async waitsForFile(): Promise<void> {
    await expect.poll(() => this.site.waiting).toBeGreaterThan(0);
  }

  /** Lets the page's clock run on: what the page has put off until later has happened by then, however slow the machine is. */
  letTimePass(): Promise<void> {
    return this.browser.run((time) => new Promise<void>((resolve) => setTimeout(resolve, time)), LATER_MS);
  }

  /** Waits until what was held has come, and what it may do is done. */
  async hasFiles(): Promise<void> {
    await expect.poll(() => this.site.waiting).toBe(0);
    await pause();
  }

  place(): Promise<number> {
    return this.browser.run(() => Math.round(window.scrollY));
  }

  /** Scrolls, and waits until the page has noticed. */
  async scrollTo(place: number): Promise<void> {
    await this.browser.run((top) => window.scrollTo({top, behavior: 'instant'}), place);
    await pause(100);
    expect(await this.place()).toBe(place);
  }

  /** Fails unless the page stands at a place and stays there. */
  async staysAt(place: number): Promise<void> {
    await expect.poll(async () => Math.abs((await this.place()) - place) <= 1).toBe(true);
    await pause();
    expect(Math.abs((await this.place()) - place)).toBeLessThanOrEqual(1);
  }

  /** How far an element is from the top of the window. */
  topOf(selector: string): Promise<number> {
    return this.browser.run((wanted) => document.querySelector(wanted)?.getBoundingClientRect().top ?? NaN, selector);
  }

  /** Keeps what the document has complained of, because the next one has a record of its own. */
  private async collect(): Promise<void> {
    this.complaints.push(
      ...(await this.browser.run(() => (window as unknown as {complaints?: string[]}).complaints?.splice(0) ?? [])),
    );
  }

  /** @returns what all pages so far have complained of: errors, warnings, hydration, the policy */
  async takeComplaints(): Promise<string[]> {
    await this.collect();
    return this.complaints.splice(0);
  }
}
