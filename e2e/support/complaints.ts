import type {ConsoleMessage, Page, Request, Response} from '@playwright/test';

/**
 * Everything that a page complains about while it is watched: warnings and
 * errors in the console (React's hydration complaints among them), errors that
 * nobody caught, requests that fail or return an error, and requests to
 * other hosts.
 */
export class Complaints {
  private readonly found: string[] = [];
  private readonly open = new Set<Request>();
  /** Counts the opened documents, because leaving a document cancels its requests. */
  private documents = 0;
  private readonly askedBy = new WeakMap<Request, number>();
  private leaving = false;
  private whenSettled: (() => void) | undefined;

  /** @param host the host of the site, with its port */
  constructor(
    page: Page,
    private readonly host: string,
  ) {
    page.on('console', (message) => this.onConsole(message));
    page.on('pageerror', (error) => this.found.push(`uncaught: ${error.message}`));
    page.on('request', (request) => this.onRequest(request));
    page.on('requestfinished', (request) => this.onEnd(request));
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) return;
      this.documents++;
      this.leaving = false;
    });
    page.on('requestfailed', (request) => {
      const left = this.leaving || (this.askedBy.get(request) ?? 0) < this.documents;
      if (!(left && request.failure()?.errorText === 'net::ERR_ABORTED'))
        this.found.push(`failed request: ${request.url()} (${request.failure()?.errorText ?? 'unknown'})`);
      this.onEnd(request);
    });
    page.on('response', (response) => this.onResponse(response));
  }

  /**
   * Waits until every request has its response. The test leaves the page then, which
   * cancels what the browser still begins (the icon, a prefetch).
   */
  async settled(): Promise<void> {
    if (this.open.size > 0) await new Promise<void>((resolve) => (this.whenSettled = resolve));
    this.leaving = true;
  }

  /** @returns the complaints since the last call. */
  take(): string[] {
    return this.found.splice(0);
  }

  private onConsole(message: ConsoleMessage): void {
    if (['error', 'warning'].includes(message.type())) this.found.push(`console ${message.type()}: ${message.text()}`);
  }

  private onRequest(request: Request): void {
    this.open.add(request);
    this.askedBy.set(request, this.documents);
    const {protocol, host} = new URL(request.url());
    if (protocol.startsWith('http') && host !== this.host) this.found.push(`request to another host: ${request.url()}`);
  }

  private onEnd(request: Request): void {
    this.open.delete(request);
    if (this.open.size > 0) return;
    this.whenSettled?.();
    this.whenSettled = undefined;
  }

  private onResponse(response: Response): void {
    if (response.status() >= 400) this.found.push(`status ${response.status()}: ${response.url()}`);
  }
}
