import Close from '@mui/icons-material/CloseOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { CartLine } from '@muster/domain/samples/shop/shop-contract.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { RestingIconButton } from '../resting-icon-button.tsx';
import { sampleChanges } from '../sample-data.ts';
import { useChange } from '../use-change.ts';
import { dollars, totalOf } from './dollars.ts';

interface CartDrawerProps {
  readonly query: UseQueryResult<readonly CartLine[]>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What lies in the cart, at the right edge; its button leads on to the order. */
export function CartDrawer({ query, open, onClose }: CartDrawerProps) {
  const { t, i18n } = useTranslation();
  const total = totalOf(query.data ?? []);
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: 260 }, role: 'dialog', 'aria-label': t('samples.shop.cart') } }}
    >
      <Box sx={{ height: 64, flex: 'none', display: 'flex', alignItems: 'center', pl: 2, pr: 1 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {t('samples.shop.cart')}
        </Typography>
        <IconButton onClick={onClose} aria-label={t('common.close')} autoFocus>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto', px: 1.5 }}>
        <Loaded query={query} skeleton={<ListSkeleton rows={4} height={72} />}>
          {(lines) =>
            lines.length === 0 ? (
              <EmptyState text={t('samples.shop.empty')} />
            ) : (
              <Box component="ul" aria-label={t('samples.shop.cart')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {lines.map((it) => (
                  <DrawerLine key={it.id} line={it} />
                ))}
              </Box>
            )
          }
        </Loaded>
      </Box>
      <Box sx={{ p: 1.5 }}>
        <Button
          fullWidth
          variant="contained"
          component={Link}
          to="/sample/checkout"
          onClick={onClose}
          disabled={total === 0}
        >
          {t('samples.shop.checkout')} {dollars(total, i18n.language)}
        </Button>
      </Box>
    </Drawer>
  );
}

function DrawerLine({ line }: { readonly line: CartLine }) {
  const { t, i18n } = useTranslation();
  const update = useChange(sampleChanges.updateCartAmount);
  const remove = useChange(sampleChanges.deleteFromCart);
  const busy = update.busy || remove.busy;
  const { id: productId, title: name, amount, price, totalUnit } = line;
  const set = (next: number) => update.send({ productId, amount: next });
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, py: 0.5 }}>
      <Box sx={{ display: 'grid', justifyItems: 'center' }}>
        <RestingIconButton
          size="small"
          rests={busy || amount >= totalUnit}
          aria-label={t('samples.shop.more', { name })}
          onClick={() => set(amount + 1)}
        >
          <ExpandLess />
        </RestingIconButton>
        <span>{amount}</span>
        <RestingIconButton
          size="small"
          rests={busy || amount <= 1}
          aria-label={t('samples.shop.less', { name })}
          onClick={() => set(amount - 1)}
        >
          <ExpandMore />
        </RestingIconButton>
      </Box>
      <Box component="img" src={line.imgUrl} alt="" sx={{ width: 48, borderRadius: 1 }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }} noWrap title={name}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('samples.shop.times', { price: dollars(price, i18n.language), amount })}
        </Typography>
      </Box>
      <RestingIconButton
        rests={busy}
        aria-label={t('samples.remove', { name })}
        onClick={() => remove.send({ productId })}
      >
        <DeleteOutlined />
      </RestingIconButton>
    </Box>
  );
}
