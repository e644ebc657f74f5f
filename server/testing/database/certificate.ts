import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Certificate {
  /** Its file, and that of its key. */
  readonly certificate: string;
  readonly key: string;
}

/** A certificate for `localhost` and `push.lotus.example` that nobody but itself has signed, or why there is none. */
export function makeCertificate(): Certificate | { readonly reason: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-certificate-'));
  const [certificate, key] = [path.join(folder, 'server.crt'), path.join(folder, 'server.key')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,DNS:push.lotus.example'];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const { status, error } = spawnSync('openssl', [...made, '-keyout', key, '-out', certificate, ...subject]);
  return status === 0 ? { certificate, key } : { reason: `openssl made no certificate: ${error?.message ?? status}` };
}
