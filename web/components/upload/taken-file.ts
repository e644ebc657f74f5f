/** Whether a file is of a kind that an input with this `accept` offers; what is dropped or pasted did not come through it. */
export function isTaken(file: Pick<File, 'name' | 'type'>, accept: string): boolean {
  const name = file.name.toLowerCase();
  return accept
    .split(',')
    .map((it) => it.trim().toLowerCase())
    .some((it) => (it.startsWith('.') ? name.endsWith(it) : it === file.type));
}
