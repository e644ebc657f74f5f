import type { Client } from './client.ts';

/** Sends a file as a browser does. */
export async function upload(
  client: Client,
  url: string,
  content: string | Uint8Array,
  { name = 'members.csv', fields = {} }: { name?: string; fields?: Readonly<Record<string, string>> } = {},
) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  const encoded = new Response(form);
  const sent = await client.send({
    method: 'POST',
    url,
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: sent.statusCode, body: sent.json() };
}
