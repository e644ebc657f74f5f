import { sameId } from '@muster/domain/samples/entries.ts';
import { type Card, type ShownBoard, updateCard } from '@muster/domain/samples/scrum/scrum-contract.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AutocompleteField } from '../../components/form/autocomplete-field.tsx';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { useSnackbar } from '../../components/snackbar.tsx';
import { newKey } from '../../lib/api/new-key.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { boardChanges, boardQueries } from './board-data.ts';
import { CardComments } from './card-comments.tsx';
import { ofIds } from './card-facts.ts';
import { CardFiles } from './card-files.tsx';

interface CardDialogProps {
  readonly board: ShownBoard;
  readonly listId: string;
  readonly card: Card;
  readonly onClose: () => void;
}

/** Everybody who tries the boards is this person. */
const BOARD_USER = 'member-1';

/** All of a card. Nothing is stored until it is saved; a comment that was typed and not added is saved as well. */
export function CardDialog({ board, listId, card, onClose }: CardDialogProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const { data: labels = [] } = useQuery(boardQueries.labels);
  const update = useMutation(boardChanges.updateCard);
  const said = (text: string) => ({ id: newKey(), uid: BOARD_USER, text: text.trim(), time: Date.now() });
  const form = useForm({
    contract: updateCard,
    initial: {
      title: card.title ?? '',
      description: card.description ?? '',
      labels: card.labels ?? [],
      members: ofIds(board.members, card.members).map((it) => it.id),
      coverImage: card.coverImage ?? '',
      attachments: card.attachments ?? [],
      comments: card.comments ?? [],
      comment: '',
    },
    required: ['title'],
    toBody: ({ comment, comments, ...it }) => ({
      boardId: board.id,
      listId,
      card: {
        ...it,
        id: card.id,
        labels: [...it.labels],
        comments: comment.trim() ? [...comments, said(comment)] : [...comments],
      },
    }),
    send: async (body) => {
      await update.mutateAsync(body);
      say(t('samples.saved', { name: body.card.title }));
      onClose();
    },
  });
  const { values, change } = form;
  return (
    <FormDialog form={form} maxWidth="sm" title={t('samples.board.change')} submit={t('common.save')} onClose={onClose}>
      <FormField {...form.field('title')} label={t('samples.board.title')} />
      <FormField {...form.field('description')} label={t('samples.board.description')} multiline optional />
      <AutocompleteField<string | number, true>
        multiple
        name="labels"
        label={t('samples.board.labels')}
        optional
        options={labels.map((it) => it.id)}
        value={[...values.labels]}
        isOptionEqualToValue={sameId}
        getOptionLabel={(id) => labels.find((it) => sameId(it.id, id))?.title ?? ''}
        onChange={(_event, chosen) => change({ labels: chosen })}
      />
      <AutocompleteField<string, true>
        multiple
        name="members"
        label={t('samples.board.cardPeople')}
        hint={t('samples.board.peopleHint')}
        optional
        options={board.members.map((it) => it.id)}
        value={values.members}
        getOptionLabel={(id) => board.members.find((it) => it.id === id)?.name ?? ''}
        onChange={(_event, members) => change({ members })}
      />
      <CardFiles
        files={values.attachments}
        cover={values.coverImage}
        onCover={(coverImage) => change({ coverImage })}
        onFiles={(attachments) => change({ attachments })}
      />
      <CardComments
        comments={values.comments}
        typed={values.comment}
        onTyped={(comment) => change({ comment })}
        onAdd={() => change({ comments: [...values.comments, said(values.comment)], comment: '' })}
      />
    </FormDialog>
  );
}
