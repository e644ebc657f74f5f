import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';

/** Has paper lie across, and say above a grid what it is of. */
export function LandscapePaper({ words }: { readonly words: readonly (string | false)[] }) {
  return (
    <>
      <GlobalStyles styles={page} />
      <Typography sx={{ display: 'none', displayPrint: 'block', fontWeight: 600 }}>
        {words.filter(Boolean).join(' · ')}
      </Typography>
    </>
  );
}

const page = { '@media print': { '@page': { size: 'landscape', margin: '10mm' } } };

/** What the colours mean, in these colours; its words in black, also where the screen is dark. */
export const legendOnPaper = {
  '@media print': { printColorAdjust: 'exact', mt: 2, breakInside: 'avoid', '& li': { color: '#000' } },
};
