import { hash } from 'node:crypto';

/**
 * A hash of what a request asks for, 22 characters. Neither the order of its fields and lists counts, nor the fields
 * named `besides`, at any depth.
 */
export function contentHash(content: unknown, besides: readonly string[] = []): string {
  return hash('sha256', canonical(content, besides), 'base64url').slice(0, 22);
}

function canonical(value: unknown, besides: readonly string[]): string {
  if (Array.isArray(value)) return `[${value.map((it) => canonical(it, besides)).toSorted()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.entries(value)
    .filter(([key, it]) => it !== undefined && !besides.includes(key))
    .map(([key, it]) => `${JSON.stringify(key)}:${canonical(it, besides)}`);
  return `{${fields.toSorted()}}`;
}
