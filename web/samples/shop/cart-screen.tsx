import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listLine } from '../../components/list-line.ts';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { sampleChanges, sampleQueries } from '../sample-data.ts';
import { SampleFrame } from '../sample-frame.tsx';
import { useChange } from '../use-change.ts';
import { CouponField } from './coupon-field.tsx';
import { dollars, totalOf } from './dollars.ts';
import { InCart } from './in-cart.tsx';

/** What lies in the cart, what it costs, and the way to order it. */
export default function CartScreen() {
  const { t, i18n } = useTranslation();
  const cart = useQuery(sampleQueries.cart);
  const remove = useChange(sampleChanges.deleteFromCart);
  return (
    <SampleFrame
      title={t('samples.shop.cart')}
      action={
        <Button component={Link} to="/sample/shop">
          {t('samples.shop.on')}
        </Button>
      }
    >
      <Panel title={t('samples.shop.cart')}>
        <Loaded query={cart} skeleton={<ListSkeleton rows={4} height={64} />}>
          {(lines) => {
            if (lines.length === 0) return <EmptyState text={t('samples.shop.empty')} />;
            return (
              <>
                <Box component="ul" aria-label={t('samples.shop.cart')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
                  {lines.map((it) => (
                    <Box component="li" key={it.id} sx={listLine}>
                      <Box component="img" src={it.imgUrl} alt="" sx={{ width: 64, borderRadius: 1 }} />
                      <Typography sx={{ flex: '1 1 160px', fontWeight: 600 }}>{it.title}</Typography>
                      <InCart product={it} amount={it.amount} />
                      <Typography sx={{ minWidth: 96, textAlign: 'right' }}>
                        {dollars(it.price * it.amount, i18n.language)}
                      </Typography>
                      <IconButton
                        aria-label={t('samples.remove', { name: it.title })}
                        onClick={() => remove.send({ productId: it.id })}
                      >
                        <DeleteOutlined />
                      </IconButton>
                    </Box>
                  ))}
                </Box>
                <Box sx={foot}>
                  <CouponField />
                  <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', ml: 'auto' }}>
                    <Typography variant="h3" component="p" role="status">
                      {t('samples.shop.total', { total: dollars(totalOf(lines), i18n.language) })}
                    </Typography>
                    <Button component={Link} to="/sample/checkout" variant="contained">
                      {t('samples.shop.checkout')}
                    </Button>
                  </Box>
                </Box>
              </>
            );
          }}
        </Loaded>
      </Panel>
    </SampleFrame>
  );
}

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  mt: 2,
};
