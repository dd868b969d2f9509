import type { Category } from '@regimen/contract/categories.ts';
import type { ProtocolCard } from '@regimen/contract/protocols.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { CategoryMark } from '../../shared/categories/category-looks.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { protocolTexts } from './protocol-texts.ts';

interface CategoryDialogProps {
  open: boolean;
  protocol: ProtocolCard;
  categories: readonly Category[];
  onChanged: () => void;
  onClose: () => void;
}

/** On which of one's own shelves a protocol stands. */
export function CategoryDialog({ open, protocol, categories, onChanged, onClose }: CategoryDialogProps) {
  const t = useTexts(protocolTexts);
  const [chosen, setChosen] = useState(protocol.category?.id ?? '');
  const [put, putting] = useAction(async () => {
    await api('PUT protocols/{id}/category', {
      params: { id: protocol.id },
      body: { categoryId: chosen || null },
    });
    onClose();
    onChanged();
  });
  return (
    <Modal open={open} onClose={onClose} title={t('changeCategory')} closeLabel={t('close')}>
      <ChoiceField
        label={t('changeCategory')}
        hideLabel
        look="cards"
        value={chosen}
        onChange={setChosen}
        choices={[
          { value: '', label: t('noCategory') },
          ...categories.map(({ id, name, colour, icon }) => ({
            value: id,
            label: name,
            icon: <CategoryMark colour={colour} icon={icon} size={24} />,
          })),
        ]}
      />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button pending={putting} onClick={put}>
          {t('useCategory')}
        </Button>
      </div>
    </Modal>
  );
}
