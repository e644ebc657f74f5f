import ShoppingCart from '@mui/icons-material/ShoppingCartOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TablePagination from '@mui/material/TablePagination';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CountBadge } from '../../components/count-badge.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { sampleQueries } from '../sample-data.ts';
import { SampleFrame } from '../sample-frame.tsx';
import { type View, ViewSwitch } from '../view-switch.tsx';
import { ProductCard } from './product-card.tsx';
import { fits, noFilter, type ProductFilter, type Sorting, sorted, sortings } from './product-filter.ts';
import { ProductLine } from './product-line.tsx';
import { ShopFilters } from './shop-filters.tsx';

/** Products that are filtered, sorted, paged and put into the cart. */
export default function ShopScreen() {
  const { t } = useTranslation();
  const cart = useQuery(sampleQueries.cart);
  const [filter, setFilter] = useState(noFilter);
  // On a phone the products would begin two screens further down.
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <SampleFrame
      title={t('samples.pages.shop')}
      action={
        <CountBadge count={cart.data?.length ?? 0}>
          <Button component={Link} to="/sample/cart" variant="contained" startIcon={<ShoppingCart />}>
            {t('samples.shop.cart')}
          </Button>
        </CountBadge>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '288px minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Panel
          title={t('samples.shop.filters')}
          action={
            narrow && (
              <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
                {t(open ? 'samples.shop.hide' : 'samples.shop.show')}
              </Button>
            )
          }
        >
          <Box id={id} hidden={narrow && !open}>
            <ShopFilters filter={filter} onFilter={setFilter} />
          </Box>
        </Panel>
        <Panel title={t('samples.shop.products')}>
          <Products key={JSON.stringify(filter)} filter={filter} />
        </Panel>
      </Box>
    </SampleFrame>
  );
}

function Products({ filter }: { readonly filter: ProductFilter }) {
  const { t } = useTranslation();
  const products = useQuery(sampleQueries.products);
  const { data: cart = [] } = useQuery(sampleQueries.cart);
  const [sorting, setSorting] = useState<Sorting>('none');
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(6);
  const [view, setView] = useState<View>('grid');
  return (
    <Loaded query={products} skeleton={<ListSkeleton rows={4} height={160} />}>
      {(all) => {
        const found = sorted(
          all.filter((it) => fits(it, filter)),
          sorting,
        );
        if (found.length === 0) return <EmptyState text={t('samples.nothingFits')} />;
        return (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end', mb: 2 }}>
              <Box sx={{ flex: '0 1 240px' }}>
                <SelectField
                  name="sorting"
                  label={t('samples.shop.sorting')}
                  value={sorting}
                  options={sortings.map((it) => ({ value: it, text: t(`samples.shop.sortings.${it}`) }))}
                  onChange={(it) => setSorting(it as Sorting)}
                />
              </Box>
              <ViewSwitch view={view} onView={setView} />
            </Box>
            <Box component="ul" aria-label={t('samples.shop.products')} sx={view === 'grid' ? grid : lines}>
              {found.slice(page * size, (page + 1) * size).map((it) => {
                const shown = { product: it, amount: cart.find((line) => line.id === it.id)?.amount ?? 0 };
                return view === 'grid' ? (
                  <ProductCard key={it.id} {...shown} />
                ) : (
                  <ProductLine key={it.id} {...shown} />
                );
              })}
            </Box>
            <TablePagination
              component="div"
              count={found.length}
              page={page}
              rowsPerPage={size}
              rowsPerPageOptions={[6, 12, 24]}
              labelRowsPerPage={t('samples.shop.perPage')}
              onPageChange={(_event, next) => setPage(next)}
              onRowsPerPageChange={(event) => {
                setSize(Number(event.target.value));
                setPage(0);
              }}
            />
          </>
        );
      }}
    </Loaded>
  );
}

const lines = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' };

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))',
};
