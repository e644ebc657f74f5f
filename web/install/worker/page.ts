const NONCE = /'nonce-([^']+)'/;
const MARK = '__CSP_NONCE__';
const POLICY = 'content-security-policy';
/** What the server answers itself; every other path that is opened is the page. */
const SERVERS = /^\/(api|jwt|healthz|readyz|assets)(\/|$)|^\/(sw\.js|manifest\.webmanifest)$/;

/** Whether an address that is opened is the page's to answer. */
export const isOwnPath = (pathname: string): boolean => !SERVERS.test(pathname);

/** The page as it is kept: with a mark where the nonce of its styles goes, which is good for one answer alone. */
export function keptPage(text: string, headers: Headers): Response {
  const policy = headers.get(POLICY) ?? '';
  const nonce = NONCE.exec(policy)?.[1];
  const kept = new Headers(headers);
  for (const it of ['content-encoding', 'content-length']) kept.delete(it);
  if (!nonce) return new Response(text, { headers: kept });
  kept.set(POLICY, policy.replaceAll(nonce, MARK));
  return new Response(text.replaceAll(nonce, MARK), { headers: kept });
}

/** The kept page with a nonce of its own, as the server gives each answer one. */
export async function servedPage(kept: Response): Promise<Response> {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const headers = new Headers(kept.headers);
  headers.set(POLICY, (headers.get(POLICY) ?? '').replaceAll(MARK, nonce));
  return new Response((await kept.text()).replaceAll(MARK, nonce), { headers });
}
