import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import type { Product } from '@muster/domain/samples/shop/shop-contract.ts';
import { useTranslation } from 'react-i18next';
import { dollars } from './dollars.ts';
import { InCart } from './in-cart.tsx';

interface ProductLineProps {
  readonly product: Product;
  /** How many lie in the cart. */
  readonly amount: number;
}

/** As much of a description as a line has room for. */
const SHOWN = 200;

/** A product over the whole width, with what it is about. */
export function ProductLine({ product, amount }: ProductLineProps) {
  const { t, i18n } = useTranslation();
  const { title, imgUrl, price, rating, freeShipping, description = '' } = product;
  return (
    <Card component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 1.5, alignItems: 'center' }}>
      <Box component="img" src={imgUrl} alt="" sx={{ width: 120, height: 96, objectFit: 'cover', borderRadius: 2 }} />
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
        <Rating readOnly size="small" value={rating} getLabelText={(count) => t('samples.shop.stars', { count })} />
        <Typography color="textSecondary">
          {description.length > SHOWN ? `${description.slice(0, SHOWN).trimEnd()}…` : description}
        </Typography>
      </Box>
      <Box sx={{ flex: '0 1 170px', display: 'grid', gap: 1, ml: 'auto' }}>
        <Typography sx={{ fontWeight: 600, textAlign: { sm: 'center' } }}>{dollars(price, i18n.language)}</Typography>
        {freeShipping && (
          <Typography color="textSecondary" sx={{ textAlign: { sm: 'center' } }}>
            {t('samples.shop.freeShipping')}
          </Typography>
        )}
        <InCart product={product} amount={amount} />
      </Box>
    </Card>
  );
}
