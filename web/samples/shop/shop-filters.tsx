import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import type { CountedTitle } from '@muster/domain/samples/shop/shop-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Field } from '../../components/form/field.tsx';
import { SearchField } from '../../components/form/search-field.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { sampleQueries } from '../sample-data.ts';
import { dollars } from './dollars.ts';
import { MOST, noFilter, type PriceBand, type ProductFilter, priceBands } from './product-filter.ts';

interface ShopFiltersProps {
  readonly filter: ProductFilter;
  readonly onFilter: (filter: ProductFilter) => void;
}

/** What is looked for; everything holds together. */
export function ShopFilters({ filter, onFilter }: ShopFiltersProps) {
  const { t, i18n } = useTranslation();
  const { data: categories = [] } = useQuery(sampleQueries.categories);
  const { data: brands = [] } = useQuery(sampleQueries.brands);
  const { data: ratings = [] } = useQuery(sampleQueries.ratings);
  const set = (patch: Partial<ProductFilter>) => onFilter({ ...filter, ...patch });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SearchField label={t('samples.search')} value={filter.words} onChange={(words) => set({ words })} />
      <SelectField
        name="band"
        label={t('samples.shop.price')}
        value={filter.band}
        options={priceBands.map((it) => ({ value: it, text: t(`samples.shop.bands.${it}`) }))}
        onChange={(band) => set({ band: band as PriceBand })}
      />
      <Field name="range" label={t('samples.shop.range')} group>
        {() => (
          <Box sx={{ px: 1.5 }}>
            <Slider
              value={[...filter.range]}
              max={MOST}
              step={10}
              valueLabelDisplay="auto"
              valueLabelFormat={(it) => dollars(it, i18n.language)}
              getAriaLabel={(index) => t(index === 0 ? 'samples.shop.from' : 'samples.shop.to')}
              onChange={(_event, next) => set({ range: next as unknown as [number, number] })}
            />
          </Box>
        )}
      </Field>
      <Titles
        name="categories"
        titles={categories}
        chosen={filter.categories}
        onChosen={(it) => set({ categories: it })}
      />
      <Titles name="brands" titles={brands} chosen={filter.brands} onChosen={(it) => set({ brands: it })} />
      <SelectField
        name="stars"
        label={t('samples.shop.rating')}
        value={String(filter.stars)}
        options={[
          { value: '0', text: t('samples.all') },
          ...ratings.map((it) => ({
            value: String(it.rate),
            text: t('samples.shop.atLeast', { stars: it.rate, found: it.product }),
          })),
        ]}
        onChange={(stars) => set({ stars: Number(stars) })}
      />
      <FormControlLabel
        control={<Switch checked={filter.freeShipping} onChange={(_event, on) => set({ freeShipping: on })} />}
        label={t('samples.shop.freeShipping')}
      />
      <Button variant="outlined" onClick={() => onFilter(noFilter)}>
        {t('samples.shop.clear')}
      </Button>
    </Box>
  );
}

interface TitlesProps {
  readonly name: 'categories' | 'brands';
  readonly titles: readonly CountedTitle[];
  readonly chosen: readonly string[];
  readonly onChosen: (chosen: readonly string[]) => void;
}

function Titles({ name, titles, chosen, onChosen }: TitlesProps) {
  const { t } = useTranslation();
  return (
    <Field name={name} label={t(`samples.shop.${name}`)} group>
      {({ labelledBy }) => (
        <FormGroup role="group" aria-labelledby={labelledBy}>
          {titles.map(({ title, product }) => (
            <FormControlLabel
              key={title}
              label={t('samples.shop.counted', { title, found: product })}
              control={
                <Checkbox
                  checked={chosen.includes(title)}
                  onChange={(_event, on) => onChosen(on ? [...chosen, title] : chosen.filter((it) => it !== title))}
                />
              }
            />
          ))}
        </FormGroup>
      )}
    </Field>
  );
}
