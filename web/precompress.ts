import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Writes FILE.br and FILE.gz beside every built file that gains by it, so that the server never compresses. */
const dist = join(import.meta.dirname, 'dist');
const compressible = /\.(js|css|html|svg|json|txt|webmanifest)$/;

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((name) => join(dist, name))
  .filter((file) => compressible.test(file) && statSync(file).isFile());

let scriptBytes = 0;
for (const file of files) {
  // The page itself gets a fresh nonce with every answer, so it is never served from a compressed copy.
  if (file.endsWith('index.html')) continue;
  const content = readFileSync(file);
  const brotli = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  if (file.endsWith('.js')) scriptBytes += brotli.length;
}
console.log(
  `Precompressed ${files.length} files; ${Math.round(scriptBytes / 1000)} kB of scripts in all, with brotli.`,
);
