/** A server of PostgreSQL, as a URL names it. */
export interface Host {
  readonly host: string;
  readonly port: number;
}

const USUAL_PORT = 5432;
const URL_PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*)(.*)$/;
const HOST_PARTS = /^(\[[^\]]+\]|[^:[\]]+)(?::(\d{1,5}))?$/;

/**
 * A URL that may name several servers, `postgres://user@one:5432,two:5432/database` as PostgreSQL's own programs write
 * it: the same URL with the first server alone, and all of them; none where the URL names none.
 * @returns undefined for what is no such URL
 */
export function splitHosts(url: string): { readonly url: string; readonly hosts: readonly Host[] } | undefined {
  const [, before, named, after] = URL_PARTS.exec(url) ?? [];
  if (named === undefined) return undefined;
  if (named === '') return { url, hosts: [] };
  const hosts = named.split(',').map((it) => HOST_PARTS.exec(it));
  const urls = named.split(',').map((it) => `${before}${it}${after}`);
  if (hosts.includes(null) || !urls.every((it) => URL.canParse(it))) return undefined;
  return {
    url: urls[0] as string,
    hosts: hosts.map((it) => ({ host: (it?.[1] ?? '').replace(/^\[|\]$/g, ''), port: Number(it?.[2] ?? USUAL_PORT) })),
  };
}
