import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const CONTRACTS = /[\\/]domain[\\/].*-contract\.ts$/;

/**
 * Leaves the schemas out of the contracts that are shipped to browsers: the client needs a call's method, path and
 * access, the types are gone by then, and the server checks every request anyway. Saves the whole of Zod, a seventh of
 * what a visitor loads before signing in. Whatever a page imports beyond plain data fails the build.
 */
export const slimContracts: Plugin = {
  name: 'slim-contracts',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: CONTRACTS },
    async handler(id) {
      const contracts: Record<string, unknown> = await import(pathToFileURL(id).href);
      return Object.entries(contracts)
        .map(([name, value]) => [name, plain(value)] as const)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  },
};

/** The part of a value that JSON can say; undefined for schemas, functions and what consists of them. */
export function plain(value: unknown): unknown {
  if (typeof value === 'function' || value === undefined) return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if ('_zod' in value) return undefined;
  if (Array.isArray(value)) return value.map(plain);
  const parts = Object.entries(value).map(([name, part]) => [name, plain(part)] as const);
  const kept = parts.filter(([, part]) => part !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
