import type { OpenItem } from '@regimen/contract/items.ts';
import type { TranslationLanguage } from '@regimen/contract/translation-choices.ts';
import type { TranslatedItem } from '@regimen/contract/translations.ts';
import { textLanguage } from '@regimen/engine/writing/text-language.ts';
import { textsOf } from '@regimen/engine/writing/texts-of.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../api.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { showFlash } from '../../../shell/flash.ts';
import { useAction } from '../../../shell/use-action.ts';
import { useCall } from '../../../shell/use-call.ts';
import { useSite } from '../../../shell/use-shell.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { GlobeIcon } from '../../../ui/shell-icons.tsx';
import { useDraftStore } from '../draft/use-draft.ts';
import { texts } from './texts.ts';

/** A copy of the item in the site's other language, if it has one. */
export function TranslateItem({ opened }: { opened: OpenItem }) {
  const t = useTexts(texts);
  const { locales } = useSite();
  const [open, setOpen] = useState(false);
  const to: TranslationLanguage = textLanguage(textsOf(opened.item).join('\n')) === 'ar' ? 'en' : 'ar';
  if (!locales.includes(to)) return null;
  return (
    <>
      <Button look="plain" className="-ms-4" onClick={() => setOpen(true)}>
        <GlobeIcon />
        {t(to === 'ar' ? 'toAr' : 'toEn')}
      </Button>
      {open && <TranslateDialog opened={opened} to={to} onClose={() => setOpen(false)} />}
    </>
  );
}

interface TranslateDialogProps {
  opened: OpenItem;
  to: TranslationLanguage;
  onClose: () => void;
}

function TranslateDialog({ opened, to, onClose }: TranslateDialogProps) {
  const t = useTexts(texts);
  const store = useDraftStore();
  const navigate = useNavigate();
  const { data: ai } = useCall('GET ai', {});
  const [useHere, setUseHere] = useState(false);
  const { kind, source } = opened.item;
  const madeWords = ({ left, why }: TranslatedItem): string => {
    if (why === 'no-answer') return t('madeNoAnswer');
    if (why === 'site-limit' || why === 'person-limit') return t('madeLimit');
    return left > 0 ? t('madePart', { n: left }) : t('madeAll');
  };
  const [make, making] = useAction(async () => {
    await store.saveNow();
    const made = await api('POST protocols/{id}/items/{item}/translation', {
      params: { id: store.id, item: opened.id },
      body: { to, useHere },
    });
    if (useHere) await store.look();
    showFlash({ tone: 'success', message: madeWords(made) });
    navigate(paths.builder(store.id, kind, made.copy.id));
  });
  return (
    <Modal open onClose={onClose} title={t(to === 'ar' ? 'toAr' : 'toEn')} closeLabel={t('cancel')}>
      <div className="grid gap-4">
        <p>{t('lead')}</p>
        {source && <Notice tone="warning">{t('published', { title: source.title })}</Notice>}
        {ai && (
          <p className="text-14 text-ink-soft">
            {`${ai.model === null ? t('byRules') : t('byModel', { model: ai.model })} ${t('review')}`}
          </p>
        )}
        <CheckField label={t('useHere')} help={t('useHereHelp')} checked={useHere} onChange={setUseHere} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button pending={making} onClick={() => make()}>
            {t(making ? 'making' : 'make')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
