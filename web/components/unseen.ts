/** Read out and not seen. In pixels: 1 alone is the whole of what is around. */
export const unseen = { position: 'absolute', clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden' };
