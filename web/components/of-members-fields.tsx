import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { fieldsBeside } from './filters.tsx';
import { GroupField } from './form/group-field.tsx';
import { SearchField } from './form/search-field.tsx';

interface OfMembers {
  readonly groupno: string;
  readonly search: string;
}

interface OfMembersFieldsProps {
  readonly filters: OfMembers;
  readonly groups: Parameters<typeof GroupField>[0]['groups'];
  readonly onFilters: (filters: OfMembers) => void;
}

/** Of whom a list is: by words, and by group. */
export function OfMembersFields({ filters, groups, onFilters }: OfMembersFieldsProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ ...fieldsBeside, mb: 1 }}>
      <SearchField
        label={t('filters.member')}
        value={filters.search}
        onChange={(search) => onFilters({ ...filters, search })}
      />
      <GroupField groups={groups} value={filters.groupno} onChange={(groupno) => onFilters({ ...filters, groupno })} />
    </Box>
  );
}
