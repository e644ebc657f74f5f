import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../runner/run-command.ts';
import { expect, test } from '../../testing/journey.ts';

const CONTENT_HASH = /-[\w-]{8}\.\w+$/;
/** Fonts and pictures of these kinds are compressed already. */
const COMPRESSED_BY_NATURE = /\.(woff2|png|webp|jpg)$/;

const builtFiles = readdirSync(join(root, 'web', 'dist', 'assets')).filter((file) => !/\.(br|gz)$/.test(file));

test('every asset is compressed beforehand, named after its content and kept for a year', async ({ office }) => {
  expect(builtFiles.length).toBeGreaterThan(10);
  for (const file of builtFiles) {
    expect(file).toMatch(CONTENT_HASH);
    const answer = await fetch(`${office.origin}/assets/${file}`, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    expect(answer.status, file).toBe(200);
    expect(answer.headers.get('cache-control'), file).toBe('public, max-age=31536000, immutable');
    if (!COMPRESSED_BY_NATURE.test(file)) expect(answer.headers.get('content-encoding'), file).toBe('br');
  }
});

test('the page runs and draws only what is its own', async ({ page }) => {
  const answer = await page.goto('/session/signin');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  const rules = new Map(policy.split('; ').map((it) => [it.split(' ')[0], it.split(' ').slice(1).join(' ')]));
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  expect(rules.get('default-src')).toBe("'none'");
  expect(rules.get('script-src')).toBe("'self'");
  expect(rules.get('style-src')).toMatch(/^'self' 'nonce-[\w+/=]+'$/);
  for (const closed of ['object-src', 'base-uri', 'frame-ancestors']) expect(rules.get(closed)).toBe("'none'");
  expect(answer?.headers()['x-content-type-options']).toBe('nosniff');
});
