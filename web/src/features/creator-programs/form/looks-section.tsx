import { programCategories, programCategoryLabel } from '@regimen/contract/program-categories.ts';
import { useId, useState } from 'react';
import { api } from '../../../api.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { holdForm } from '../../../shell/form-uploads.ts';
import { useAction } from '../../../shell/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { CardSection } from '../../../ui/card-section.tsx';
import { CameraIcon } from '../../../ui/icons.tsx';
import { ProgramCover } from '../../../ui/program-cover.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { AlertIcon } from '../../../ui/shell-icons.tsx';
import { pictureForSending } from '../../../ui/shrink-picture.ts';
import { factTexts } from './fact-texts.ts';
import type { ProgramForm } from './use-program-form.ts';

export function LooksSection({ form }: { form: ProgramForm }) {
  const t = useTexts(factTexts);
  const locale = useLocale();
  return (
    <CardSection id="looks" title={t('looks')}>
      <CoverField form={form} />
      <div className="sm:max-w-80">
        <SelectField
          name="category"
          label={t('category')}
          help={t('categoryHelp')}
          error={form.errorAt('category')}
          value={form.draft.category}
          onChange={({ target }) => {
            const category = programCategories.find((each) => each === target.value);
            if (category) form.change({ category });
          }}
        >
          {programCategories.map((each) => (
            <option key={each} value={each}>
              {programCategoryLabel(each, locale)}
            </option>
          ))}
        </SelectField>
      </div>
    </CardSection>
  );
}

/** A picture is sent at once, and belongs to the program as soon as that is saved, which waits for it. */
function CoverField({ form }: { form: ProgramForm }) {
  const t = useTexts(factTexts);
  const id = useId();
  const { cover, category } = form.draft;
  const [unreadable, setUnreadable] = useState(false);
  const [send, sending] = useAction(async (file: File, element: HTMLFormElement | null) => {
    const arrived = holdForm(element);
    try {
      setUnreadable(false);
      const picture = await pictureForSending(file).catch(() => null);
      if (picture === null) return setUnreadable(true);
      const { name } = await api('POST images', { file: picture });
      form.change({ cover: name });
      arrived(null);
    } finally {
      arrived(t('coverNotSent'));
    }
  });
  const error = unreadable ? t('coverUnreadable') : form.errorAt('cover');
  return (
    <div className="grid gap-2">
      <span className="font-medium">{t('cover')}</span>
      <div className="grid gap-4 sm:grid-cols-[16rem_1fr] sm:items-center">
        <ProgramCover
          cover={cover}
          category={category}
          id={form.opened.card.id}
          className="overflow-hidden rounded-card"
        />
        <div className="flex flex-wrap gap-2">
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong bg-raised px-4 font-semibold hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-primary-line">
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
              className="sr-only"
              aria-describedby={id}
              onChange={({ target }) => {
                const file = target.files?.[0];
                // The same file may be chosen again after a failure.
                target.value = '';
                if (file) send(file, target.form);
              }}
            />
            <CameraIcon />
            {sending ? t('sendingCover') : t(cover ? 'changeCover' : 'addCover')}
          </label>
          {cover && (
            <Button look="plain" onClick={() => form.change({ cover: null })}>
              {t('removeCover')}
            </Button>
          )}
        </div>
      </div>
      <p
        id={id}
        role="status"
        className={error ? 'flex items-start gap-1.5 text-14 text-danger-text' : 'text-14 text-ink-soft'}
      >
        {error && <AlertIcon size={16} className="mt-0.5 shrink-0" />}
        {error ?? t('coverHelp')}
      </p>
    </div>
  );
}
