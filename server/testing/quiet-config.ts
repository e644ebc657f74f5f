import type { Dependencies } from '../dependencies.ts';

/** What a server in a test or a measurement is told: it logs nothing, bounds no member's writes and shows its documentation. */
export const quietConfig: Dependencies['config'] = {
  publicUrl: 'http://127.0.0.1',
  trustProxy: false,
  logLevel: 'silent',
  memberWrites: 0,
  openDocs: true,
  metricsToken: undefined,
  backup: undefined,
};
