import { inflateSync } from 'node:zlib';

/** Bytes of the header of a WOFF file, of one entry of its directory, and of the same in the font that is packed. */
const WOFF = { header: 44, entry: 20 } as const;
const SFNT = { header: 12, entry: 16 } as const;

interface Table {
  readonly tag: Buffer;
  readonly checksum: number;
  readonly data: Buffer;
}

/** The OpenType font that a WOFF 1 file holds: its tables unpacked, one behind the other, under a directory of their own. */
export function unpackFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF font.');
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, n) => readTable(woff, WOFF.header + n * WOFF.entry));
  const directory = Buffer.alloc(SFNT.header + tables.length * SFNT.entry);
  woff.copy(directory, 0, 4, 8);
  writeSearchRange(directory, tables.length);
  let offset = directory.length;
  const padded = tables.map(({ tag, checksum, data }, n) => {
    const at = SFNT.header + n * SFNT.entry;
    tag.copy(directory, at);
    directory.writeUInt32BE(checksum, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(data.length, at + 12);
    const padding = -data.length & 3;
    offset += data.length + padding;
    return Buffer.concat([data, Buffer.alloc(padding)]);
  });
  return Buffer.concat([directory, ...padded]);
}

function readTable(woff: Buffer, at: number): Table {
  const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
  const bytes = woff.subarray(offset, offset + packed);
  const data = packed < length ? inflateSync(bytes) : bytes;
  return { tag: woff.subarray(at, at + 4), checksum: woff.readUInt32BE(at + 16), data };
}

function writeSearchRange(directory: Buffer, count: number): void {
  const power = Math.floor(Math.log2(count));
  const range = 2 ** power * SFNT.entry;
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(range, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(count * SFNT.entry - range, 10);
}
