import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Product } from '@muster/domain/samples/shop/shop-contract.ts';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/busy-button.tsx';
import { RestingIconButton } from '../resting-icon-button.tsx';
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
      <BusyButton
        fullWidth
        variant="outlined"
        busy={busy}
        aria-label={t('samples.shop.addNamed', { name })}
        onClick={() => add.send({ productId })}
      >
        {t('samples.shop.add')}
      </BusyButton>
    );
  }
  const less = () => (amount === 1 ? remove.send({ productId }) : update.send({ productId, amount: amount - 1 }));
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1 }}>
      <RestingIconButton rests={busy} aria-label={t('samples.shop.less', { name })} onClick={less}>
        <Remove />
      </RestingIconButton>
      <Typography role="status" aria-label={t('samples.shop.inCart', { name, amount })}>
        {amount}
      </Typography>
      <RestingIconButton
        rests={busy || amount >= totalUnit}
        aria-label={t('samples.shop.more', { name })}
        onClick={() => update.send({ productId, amount: amount + 1 })}
      >
        <Add />
      </RestingIconButton>
    </Box>
  );
}
