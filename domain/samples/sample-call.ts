/**
 * What is the same in every sample call: a member makes it, and where the company does not show samples it is not
 * there. Their bodies and queries are the template's own: what its clients send beside the known fields is left out, not
 * refused.
 */
const sampleCall = { tag: 'samples', access: 'member', anyQuery: true, problems: ['NOT_FOUND'] } as const;

interface Said<N extends string> {
  readonly name: N;
  readonly path: string;
  readonly summary: string;
}

export const sampleRead = <const N extends string>(it: Said<N>) => ({ ...sampleCall, method: 'GET' as const, ...it });

export const sampleChange = <const N extends string>(it: Said<N>) => ({
  ...sampleCall,
  method: 'POST' as const,
  ...it,
});
