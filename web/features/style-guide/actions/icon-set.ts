import type SvgIcon from '@mui/material/SvgIcon';

/** All outlined icons of the package, by their names; a large file, which only this page asks for. */
const files = import.meta.glob<typeof SvgIcon>('../../../../node_modules/@mui/icons-material/*Outlined.mjs', {
  eager: true,
  import: 'default',
});

export const icons: readonly { readonly name: string; readonly Icon: typeof SvgIcon }[] = Object.entries(files).map(
  ([file, Icon]) => ({ name: file.slice(file.lastIndexOf('/') + 1, -'.mjs'.length), Icon }),
);
