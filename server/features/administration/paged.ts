import { type Envelope, succeeded } from '@muster/domain/wire/envelope.ts';

const PAGE_SIZE = 100;

export interface AskedPage {
  readonly search: string;
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
}

/** What a list is asked for: `page` is `n` or `n,size`. */
export function askedPage(query: { search?: string | undefined; page?: string | undefined }): AskedPage {
  const [page = 1, limit = PAGE_SIZE] = query.page?.split(',').map(Number) ?? [];
  return { search: query.search ?? '', page, limit, offset: (page - 1) * limit };
}

/** A page of a list, and how many there are in all. */
export const pageBody = <D>(data: D[], asked: AskedPage, results: number): PageBody<D> => ({
  ...succeeded(data),
  page: asked.page,
  more: asked.offset + data.length < results,
  results,
});

interface PageBody<D> extends Envelope<D[]> {
  page: number;
  more: boolean;
  results: number;
}
