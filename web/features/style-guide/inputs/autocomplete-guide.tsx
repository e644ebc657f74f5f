import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AutocompleteField } from '../../../components/form/autocomplete-field.tsx';
import { FormColumn } from '../../../components/form/form-column.tsx';
import { GuideFrame } from '../guide-frame.tsx';
import { Specimen } from '../specimen.tsx';

const cityNames = [
  'yangon',
  'mandalay',
  'naypyitaw',
  'bago',
  'mawlamyine',
  'pathein',
  'taunggyi',
  'monywa',
  'myitkyina',
  'sittwe',
] as const;

function useCities(): string[] {
  const { t } = useTranslation();
  return cityNames.map((it) => t(`styleGuide.autocomplete.cities.${it}`));
}

export default function AutocompleteGuide() {
  const { t } = useTranslation();
  return (
    <GuideFrame name="autocomplete">
      <Specimen
        title={t('styleGuide.autocomplete.combo')}
        lead={t('styleGuide.autocomplete.comboLead')}
        made={['AutocompleteField']}
      >
        <AutocompleteField name="combo" label={t('styleGuide.autocomplete.city')} options={useCities()} />
      </Specimen>
      <Specimen
        title={t('styleGuide.autocomplete.free')}
        lead={t('styleGuide.autocomplete.freeLead')}
        made={['AutocompleteField']}
      >
        <CityOrNew />
      </Specimen>
      <Specimen title={t('styleGuide.autocomplete.disabled')} made={['AutocompleteField']}>
        <SomeDisabled />
      </Specimen>
      <Specimen
        title={t('styleGuide.autocomplete.async')}
        lead={t('styleGuide.autocomplete.asyncLead')}
        made={['AutocompleteField']}
      >
        <LoadedWhenOpened />
      </Specimen>
      <Specimen
        wide
        title={t('styleGuide.autocomplete.several')}
        lead={t('styleGuide.autocomplete.severalLead')}
        made={['AutocompleteField', 'Chip']}
      >
        <SeveralCities />
      </Specimen>
    </GuideFrame>
  );
}

/** What was typed is offered as a new entry below what is found. */
function CityOrNew() {
  const { t } = useTranslation();
  const cities = useCities();
  const [own, setOwn] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const [value, setValue] = useState<string | null>(null);
  const known = [...cities, ...own];
  const fresh = typed.trim();
  const isNew = fresh !== '' && !known.some((it) => it.toLowerCase() === fresh.toLowerCase());
  return (
    <AutocompleteField<string>
      name="free"
      label={t('styleGuide.autocomplete.city')}
      options={isNew ? [...known, fresh] : known}
      value={value}
      inputValue={typed}
      onInputChange={(_event, next) => setTyped(next)}
      onChange={(_event, next) => {
        setValue(next);
        if (next !== null && !known.includes(next)) setOwn([...own, next]);
      }}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          {known.includes(option) ? option : t('styleGuide.autocomplete.addCity', { name: option })}
        </li>
      )}
    />
  );
}

function SomeDisabled() {
  const { t } = useTranslation();
  const cities = useCities();
  return (
    <AutocompleteField
      name="disabled"
      label={t('styleGuide.autocomplete.city')}
      options={cities}
      getOptionDisabled={(it) => it === cities[0] || it === cities[2]}
    />
  );
}

const LOADING_MS = 1000;

function LoadedWhenOpened() {
  const { t } = useTranslation();
  const cities = useCities();
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const load = () => {
    setOpen(true);
    if (!loaded) setTimeout(() => setLoaded(true), LOADING_MS);
  };
  return (
    <AutocompleteField
      name="async"
      label={t('styleGuide.autocomplete.city')}
      options={loaded ? cities : []}
      loading={open && !loaded}
      open={open}
      onOpen={load}
      onClose={() => setOpen(false)}
    />
  );
}

function SeveralCities() {
  const { t } = useTranslation();
  const cities = useCities();
  const [visited, stays] = [cities.slice(3, 4), cities.slice(1, 3)];
  return (
    <FormColumn onSubmit={(event) => event.preventDefault()}>
      <AutocompleteField<string, true>
        multiple
        name="visited"
        label={t('styleGuide.autocomplete.visited')}
        options={cities}
        defaultValue={visited}
      />
      <AutocompleteField<string, true>
        multiple
        filterSelectedOptions
        name="stays"
        label={t('styleGuide.autocomplete.stays')}
        options={cities}
        defaultValue={stays}
      />
      <AutocompleteField<string, true>
        multiple
        disabled
        name="avoided"
        label={t('styleGuide.autocomplete.avoided')}
        options={cities}
        defaultValue={visited}
      />
    </FormColumn>
  );
}
