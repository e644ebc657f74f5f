import GlobalStyles from '@mui/material/GlobalStyles';

/** While it is there, paper gets what is marked with `data-paper` and nothing else of the page. */
export function PrintOnlyPaper() {
  return <GlobalStyles styles={styles} />;
}

const styles = {
  '@media print': {
    '@page': { margin: '10mm' },
    'body > *:not(:has([data-paper]))': { display: 'none !important' },
    '.MuiDialog-root, .MuiDialog-container, .MuiDialog-paper, .MuiDialogContent-root': {
      position: 'static !important',
      display: 'block !important',
      overflow: 'visible !important',
      maxHeight: 'none !important',
      maxWidth: 'none !important',
      width: '100% !important',
      height: 'auto !important',
      margin: '0 !important',
      padding: '0 !important',
      boxShadow: 'none !important',
      border: '0 !important',
      background: '#fff !important',
    },
    '.MuiDialog-root .MuiBackdrop-root, .MuiDialogTitle-root, .MuiDialogActions-root': { display: 'none !important' },
  },
};
