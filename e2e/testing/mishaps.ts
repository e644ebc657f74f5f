import { signOut } from '@muster/domain/session/session-contract.ts';
import { type BrowserContext, expect, type Request } from '@playwright/test';

/** What went wrong in a browser although nobody looked: any of it fails the journey. */
export interface Mishaps {
  /** Watches every page of one more browser. */
  watch(context: BrowserContext): Promise<void>;
  /** Takes what the journey itself brings about, such as the browser's own line about a refused call. */
  allow(...patterns: RegExp[]): void;
  expectNone(): void;
}

/** Written into every page: what the content policy blocks is an error like any other. */
function reportBlocked(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`Content policy ${event.violatedDirective} blocked ${event.blockedURI || event.sample}`);
  });
}

/** A page that is left takes its unfinished requests with it; that is no failure. */
const LEFT_BEHIND = 'net::ERR_ABORTED';

/**
 * Notes console errors, uncaught errors, failed requests, refused assets, message boxes and requests to another host
 * than the office's.
 */
export function noteMishaps(origin: string): Mishaps {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  const note = (what: string) => void seen.push(what);
  return {
    watch: (context) => noteOf(context, origin, note),
    allow: (...patterns) => void allowed.push(...patterns),
    expectNone: () => {
      const left = seen.filter((it) => !allowed.some((pattern) => pattern.test(it)));
      expect(left, 'nothing goes wrong unnoticed').toEqual([]);
    },
  };
}

/**
 * Whether the browser's line about a refused call is of one that was under way when somebody signed out. A page asks when it
 * likes, and what a sign-out overtakes is refused by right.
 */
function overtakenBySignOut(context: BrowserContext): (line: string, url: string) => boolean {
  const underWay = new Set<Request>();
  const overtaken = new Set<string>();
  context.on('request', (request) => {
    if (new URL(request.url()).pathname !== signOut.path) return void underWay.add(request);
    for (const it of underWay) overtaken.add(it.url());
  });
  const end = (request: Request) => void underWay.delete(request);
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return (line, url) => line.includes('status of 401 ') && overtaken.delete(url);
}

async function noteOf(context: BrowserContext, origin: string, note: (what: string) => void): Promise<void> {
  await context.addInitScript(reportBlocked);
  const isOvertaken = overtakenBySignOut(context);
  context.on('console', (message) => {
    const { url } = message.location();
    if (message.type() !== 'error' || isOvertaken(message.text(), url)) return;
    note(`console: ${message.text()} (${url})`);
  });
  context.on('weberror', (error) => note(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('dialog', (dialog) => {
    note(`message box: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (/^https?:|^wss?:/.test(protocol) && asked !== origin) note(`other host: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (why !== LEFT_BEHIND) note(`failed: ${request.method()} ${request.url()} ${why}`);
  });
  context.on('response', (response) => {
    const isAsset = new URL(response.url()).pathname.startsWith('/assets/');
    if (isAsset && response.status() >= 400) note(`asset: ${response.status()} ${response.url()}`);
  });
}

/** The browser's own console line about a call that the server refuses with this status. */
export const refusal = (status: number, path: string) =>
  new RegExp(`^console: Failed to load resource: .* status of ${status} .*\\(https?://[^/]+${path}`);

/** The same about calls that got no answer at all. */
export const unanswered = (path: string) =>
  new RegExp(`^(console: Failed to load resource: net::|failed: \\w+ ).*https?://[^/]+${path}`);
