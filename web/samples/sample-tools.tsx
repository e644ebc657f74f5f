import './words.ts';
import ChatOutlined from '@mui/icons-material/ChatOutlined';
import ShoppingCart from '@mui/icons-material/ShoppingCartOutlined';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CountBadge } from '../components/count-badge.tsx';
import { ChatPopUp } from './chat/chat-pop-up.tsx';
import { sampleQueries } from './sample-data.ts';
import { CartDrawer } from './shop/cart-drawer.tsx';

/** The cart and the chat of the samples, at hand on every page. */
export default function SampleTools() {
  const { t } = useTranslation();
  const cart = useQuery(sampleQueries.cart);
  const [open, setOpen] = useState<'cart' | 'chat'>();
  const close = () => setOpen(undefined);
  const count = cart.data?.length ?? 0;
  return (
    <>
      <IconButton
        aria-label={t('samples.shop.cartLines', { count })}
        aria-haspopup="dialog"
        onClick={() => setOpen('cart')}
      >
        <CountBadge count={count}>
          <ShoppingCart />
        </CountBadge>
      </IconButton>
      <IconButton
        aria-label={t('samples.pages.chat')}
        aria-expanded={open === 'chat'}
        onClick={() => setOpen(open === 'chat' ? undefined : 'chat')}
      >
        <ChatOutlined />
      </IconButton>
      <CartDrawer query={cart} open={open === 'cart'} onClose={close} />
      {open === 'chat' && <ChatPopUp onClose={close} />}
    </>
  );
}
