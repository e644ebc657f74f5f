import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Product } from '@muster/domain/samples/shop/shop-contract.ts';
import { useTranslation } from 'react-i18next';
import { sampleChanges } from '../sample-data.ts';
import { useChange } from '../use-change.ts';

interface InCartProps {
  readonly product: Pick<Product, 'id' | 'title' | 'totalUnit'>;
  readonly amount: number;
}

/** Puts a product into the cart; once it is there, one more or one less. */
export function InCart({ product, amount }: InCartProps) {
  const { t } = useTranslation();
  const add = useChange(sampleChanges.addToCart);
  const update = useChange(sampleChanges.updateCartAmount);
  const remove = useChange(sampleChanges.deleteFromCart);
  const busy = add.busy || update.busy || remove.busy;
  const { id: productId, title: name, totalUnit } = product;
  if (amount === 0) {
    return (
      <Button
        fullWidth
        variant="outlined"
        disabled={busy}
        aria-label={t('samples.shop.addNamed', { name })}
        onClick={() => add.send({ productId })}
      >
        {t('samples.shop.add')}
      </Button>
    );
  }
  const less = () => (amount === 1 ? remove.send({ productId }) : update.send({ productId, amount: amount - 1 }));
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1 }}>
      <IconButton disabled={busy} aria-label={t('samples.shop.less', { name })} onClick={less}>
        <Remove />
      </IconButton>
      <Typography role="status" aria-label={t('samples.shop.inCart', { name, amount })}>
        {amount}
      </Typography>
      <IconButton
        disabled={busy || amount >= totalUnit}
        aria-label={t('samples.shop.more', { name })}
        onClick={() => update.send({ productId, amount: amount + 1 })}
      >
        <Add />
      </IconButton>
    </Box>
  );
}
