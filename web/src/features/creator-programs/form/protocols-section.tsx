import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { AddButton } from '../../../ui/add-button.tsx';
import { CardSection } from '../../../ui/card-section.tsx';
import { AlertIcon } from '../../../ui/shell-icons.tsx';
import { useReorder } from '../../../ui/use-reorder.ts';
import { PartRow } from './part-row.tsx';
import { partTexts } from './part-texts.ts';
import { ProtocolPicker } from './protocol-picker.tsx';
import type { ProgramForm } from './use-program-form.ts';

const most = 12;

/** What the program leads through; its owner chooses, whoever edits may put it in order. */
export function ProtocolsSection({ form }: { form: ProgramForm }) {
  const t = useTexts(partTexts);
  const [picking, setPicking] = useState(false);
  const [said, say] = useState('');
  const { protocols } = form.draft;
  const isOwner = form.opened.card.may === 'owner';
  const inOrder = (ids: readonly string[]) =>
    ids.flatMap((id) => protocols.find((each) => each.id === id) ?? []);
  const reorder = useReorder(
    protocols.map(({ id }) => id),
    (ids) => form.change({ protocols: inOrder(ids) }),
  );
  const error = form.errorAt('protocols');
  return (
    <CardSection id="protocols" title={t('title')} lead={t('lead')}>
      {protocols.length === 0 && (
        <p className="rounded-control border border-dashed border-line-strong p-4 text-ink-soft">
          {t('none')}
        </p>
      )}
      <ol className="grid gap-2">
        {inOrder(reorder.order).map((part, place) => (
          <PartRow
            key={part.id}
            part={part}
            place={place}
            last={place === protocols.length - 1}
            reorder={reorder}
            onMove={(step) => {
              reorder.move(part.id, step);
              say(t('movedTo', { name: part.name, n: place + step + 1 }));
            }}
            onChange={(onFail) =>
              form.change({
                protocols: protocols.map((each) => (each.id === part.id ? { ...each, onFail } : each)),
              })
            }
            onRemove={
              isOwner
                ? () => form.change({ protocols: protocols.filter(({ id }) => id !== part.id) })
                : undefined
            }
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {error && (
        <p role="alert" className="flex items-start gap-1.5 text-14 text-danger-text">
          <AlertIcon size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
      {isOwner ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {protocols.length < most && <AddButton onClick={() => setPicking(true)}>{t('add')}</AddButton>}
          <Link
            to={paths.newProtocol}
            className="text-14 font-medium text-primary-text underline-offset-4 hover:underline"
          >
            {t('build')}
          </Link>
        </div>
      ) : (
        <p className="text-14 text-ink-soft">{t('onlyOwner')}</p>
      )}
      <ProtocolPicker
        open={picking}
        without={protocols.map(({ id }) => id)}
        onClose={() => setPicking(false)}
        onPick={(part) => {
          setPicking(false);
          form.change({ protocols: [...protocols, part] });
        }}
      />
    </CardSection>
  );
}
