import Tab from '@mui/material/Tab';
import { type ListNoun, listNouns } from '@muster/domain/lists/list-nouns.ts';
import { useTranslation } from 'react-i18next';
import { ScrolledTabs } from '../../components/scrolled-tabs.tsx';

interface ListTabsProps {
  readonly noun: ListNoun;
  readonly onNoun: (noun: ListNoun) => void;
}

/** Which list is shown; on a phone they are pushed sideways. */
export function ListTabs({ noun, onNoun }: ListTabsProps) {
  const { t } = useTranslation();
  return (
    <ScrolledTabs value={noun} onChange={(_event, chosen: ListNoun) => onNoun(chosen)} aria-label={t('lists.tabs')}>
      {listNouns.map((it) => (
        <Tab key={it} value={it} label={t(`lists.nouns.${it}`)} sx={tab} />
      ))}
    </ScrolledTabs>
  );
}

/** The accent alone would not stand out enough on every ground; the line beneath says which one is chosen, too. */
const tab = { minHeight: 48, color: 'text.secondary', '&.Mui-selected': { color: 'text.primary' } };
