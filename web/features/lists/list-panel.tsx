import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { ListNoun } from '@muster/domain/lists/list-nouns.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { QuestionDialog } from '../../components/dialogs/question-dialog.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { useSayProblem, useSnackbar } from '../../components/snackbar.tsx';
import { textLink } from '../../components/text-link.ts';
import { listChanges, listQuery } from '../../data/lists/lists.ts';
import { ListDialog } from './list-dialog.tsx';
import { ListEntries } from './list-entries.tsx';
import { type AnyEntry, nameOf } from './list-fields.ts';

/** One list: what is in it, and what the office does with it. */
export function ListPanel({ noun }: { readonly noun: ListNoun }) {
  const { t } = useTranslation();
  const entries = useQuery(listQuery(noun as 'competitors'));
  const types = useQuery({ ...listQuery('triptypes'), enabled: noun === 'states' });
  const [open, setOpen] = useState<AnyEntry | 'new' | undefined>();
  const typeNames = new Map(types.data?.map((it) => [String(it.id), it.description]));
  const offered = types.data?.filter((it) => !it.retired || (open !== 'new' && open?.['triptypeid'] === it.id));
  const choosable = new Map(offered?.map((it) => [String(it.id), it.description]));
  const standing = useStanding(noun);
  return (
    <Panel
      title={t(`lists.nouns.${noun}`)}
      lead={t(`lists.leads.${noun}`)}
      action={
        <Button variant="contained" startIcon={<Add />} onClick={() => setOpen('new')} sx={{ flex: 'none' }}>
          {t(`lists.adds.${noun}`)}
        </Button>
      }
    >
      <Loaded query={entries} skeleton={<ListSkeleton rows={5} height={56} />}>
        {(all) => (
          <ListEntries
            noun={noun}
            entries={all}
            typeNames={typeNames}
            onChange={setOpen}
            onRetire={standing.ask}
            onReinstate={standing.reinstate}
          />
        )}
      </Loaded>
      {open && (
        <ListDialog
          noun={noun}
          changing={open === 'new' ? undefined : open}
          typeNames={choosable}
          onClose={() => setOpen(undefined)}
        />
      )}
      {standing.question}
    </Panel>
  );
}

/** What members have: while one has it, it stays. By what the list of members is narrowed to those who do. */
const heldByMembers: { readonly [Noun in ListNoun]?: (it: AnyEntry) => Readonly<Record<string, string>> } = {
  sites: ({ id }) => ({ site: String(id) }),
  shifts: ({ id }) => ({ shift: String(id) }),
  groups: (it) => ({ groupno: nameOf('groups', it) }),
};

/** Retiring, after a question, and bringing back. */
function useStanding(noun: ListNoun) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const sayProblem = useSayProblem();
  const retire = useMutation(listChanges(noun).retire);
  const reinstate = useMutation(listChanges(noun).reinstate);
  const [asked, setAsked] = useState<AnyEntry | undefined>();
  const name = asked ? nameOf(noun, asked) : '';
  const holders = asked && heldByMembers[noun]?.(asked);
  const told = (done: 'lists.isRetired' | 'lists.isBack', entry: AnyEntry) => ({
    onSuccess: () => say(t(done, { name: nameOf(noun, entry) })),
    onError: sayProblem,
    onSettled: () => setAsked(undefined),
  });
  return {
    ask: setAsked,
    reinstate: (entry: AnyEntry) => reinstate.mutate(entry.id, told('lists.isBack', entry)),
    question: asked && (
      <QuestionDialog
        open
        title={t('lists.retireTitle', { name })}
        text={t(holders ? 'lists.retireHeldText' : 'lists.retireText')}
        yes={t('lists.retire')}
        busy={retire.isPending}
        onYes={() => retire.mutate(asked.id, told('lists.isRetired', asked))}
        onNo={() => setAsked(undefined)}
      >
        {holders && (
          <Link
            component={RouterLink}
            to={{ pathname: '/dashboard/members', search: `?${new URLSearchParams(holders)}` }}
            sx={textLink}
          >
            {t('lists.holders')}
          </Link>
        )}
      </QuestionDialog>
    ),
  };
}
