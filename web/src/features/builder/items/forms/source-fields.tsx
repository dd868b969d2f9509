import { useTexts } from '../../../../i18n/use-texts.ts';
import { TextField } from '../../../../ui/field.tsx';
import { ChevronDownIcon } from '../../../../ui/shell-icons.tsx';
import type { ItemForm } from '../use-item-form.ts';
import { commonTexts } from './common-texts.ts';

/** Folded away until it is needed; emptied, the item has no source. */
export function SourceFields({ form }: { form: ItemForm }) {
  const t = useTexts(commonTexts);
  const { errorAt } = form;
  const source = form.value.source ?? { title: '', licence: '' };
  const change = (part: Partial<NonNullable<typeof form.value.source>>) => {
    const { url, ...rest } = { ...source, ...part };
    const next = { ...rest, ...(url && { url }) };
    const empty = next.title === '' && next.licence === '' && !url;
    form.change({ source: empty ? undefined : next });
  };
  return (
    <details open={form.value.source !== undefined} className="group border-t border-line pt-2">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-control font-semibold">
        <ChevronDownIcon className="transition-transform duration-160 group-open:rotate-180" />
        {t('source')}
      </summary>
      <div className="grid gap-4 pt-2">
        <p className="text-14 text-ink-soft">{t('sourceLead')}</p>
        <TextField
          name="source.title"
          label={t('sourceTitle')}
          optional={t('optional')}
          maxLength={200}
          error={errorAt('source.title')}
          value={source.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextField
          name="source.licence"
          label={t('sourceLicence')}
          optional={t('optional')}
          maxLength={500}
          error={errorAt('source.licence')}
          value={source.licence}
          onChange={({ target }) => change({ licence: target.value })}
        />
        <TextField
          name="source.url"
          type="url"
          dir="ltr"
          label={t('sourceUrl')}
          optional={t('optional')}
          maxLength={500}
          error={errorAt('source.url')}
          value={source.url ?? ''}
          onChange={({ target }) => change({ url: target.value })}
        />
      </div>
    </details>
  );
}
