import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import type { Product } from '@muster/domain/samples/shop/shop-contract.ts';
import { useTranslation } from 'react-i18next';
import { dollars } from './dollars.ts';
import { InCart } from './in-cart.tsx';

interface ProductCardProps {
  readonly product: Product;
  /** How many lie in the cart. */
  readonly amount: number;
}

export function ProductCard({ product, amount }: ProductCardProps) {
  const { t, i18n } = useTranslation();
  const { title, imgUrl, price, rating, freeShipping } = product;
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column' }}>
      <Box
        component="img"
        src={imgUrl}
        alt=""
        sx={{ display: 'block', width: '100%', height: 140, objectFit: 'cover' }}
      />
      <Box sx={{ p: 1.5, flex: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
        <Typography>{dollars(price, i18n.language)}</Typography>
        <Rating readOnly size="small" value={rating} getLabelText={(count) => t('samples.shop.stars', { count })} />
        {freeShipping && <Typography color="textSecondary">{t('samples.shop.freeShipping')}</Typography>}
      </Box>
      <Box sx={{ p: 1 }}>
        <InCart product={product} amount={amount} />
      </Box>
    </Card>
  );
}
