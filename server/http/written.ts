import { loadedContract } from '@muster/domain/contracts.ts';
import type { Contract, SchemasOf } from '@muster/domain/wire/contract.ts';
import { succeeded } from '@muster/domain/wire/envelope.ts';
import type { z } from 'zod';
import type { Answer } from './answers.ts';
import { serializerFor } from './serializer.ts';

/** A reply that is written already. */
export class Written {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** An item of a long list as it stands in the reply. */
export type WrittenItem = Buffer & { readonly written: true };

type Data<C extends Contract> =
  z.output<SchemasOf<C>['reply'][200 & keyof SchemasOf<C>['reply']]> extends {
    data: infer D;
  }
    ? D
    : never;
type ListOf<D, L extends keyof D> = D[L] extends readonly (infer Item)[] ? Item : never;

/**
 * Writes a reply with a long list item by item, so that what an item was made of is thrown away before the next is made:
 * collecting a grid of thousands of days that live until all of it is written takes longer than making them. Nothing but
 * what the contract knows is written here either.
 */
export function writesList<C extends Contract, L extends keyof Data<C> & string>(contract: C, list: L) {
  const { reply } = loadedContract(contract);
  const schema = reply[200] as z.ZodObject<{ data: z.ZodObject<Record<string, z.ZodArray<z.ZodType>>> }>;
  const around = serializerFor({ schema });
  const write = serializerFor({ schema: schema.shape.data.shape[list]?.element });
  const writeAll = serializerFor({ schema: schema.shape.data.shape[list] });
  return {
    item: (it: ListOf<Data<C>, L>): WrittenItem => Buffer.from(write(it)) as Buffer as WrittenItem,
    /** Some items that follow each other, at least one. */
    items: (some: readonly ListOf<Data<C>, L>[]): WrittenItem =>
      Buffer.from(writeAll(some).slice(1, -1)) as Buffer as WrittenItem,
    /** 200 with the envelope. No text of the reply can hold the empty list: within a text its quotes are escaped. */
    ok: (data: Omit<Data<C>, L> & Record<L, readonly WrittenItem[]>): Answer<200, Written> => {
      const [before = '', after = ''] = around(succeeded({ ...data, [list]: [] })).split(`"${list}":[]`);
      const items: readonly Buffer[] = data[list];
      const between = items.flatMap((it, index) => (index === 0 ? [it] : [COMMA, it]));
      const bytes = [Buffer.from(`${before}"${list}":[`), ...between, Buffer.from(`]${after}`)];
      return { status: 200, body: new Written(Buffer.concat(bytes)) };
    },
  };
}

const COMMA = Buffer.from(',');
