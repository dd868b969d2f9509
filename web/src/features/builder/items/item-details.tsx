import type { Item } from '@regimen/engine/items.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { fieldName, fieldWords, shownFields } from '../../../shared/item-words/field-words.ts';
import { BandScale } from '../questions/band-scale.tsx';
import { commonTexts } from './forms/common-texts.ts';
import { useKnownProtocol } from './known-items.tsx';
import { SourceAddress } from './source-address.tsx';

/** An item to read: everything its form would show, without the form. */
export function ItemDetails({ item }: { item: Item }) {
  const locale = useLocale();
  const protocol = useKnownProtocol();
  const t = useTexts(commonTexts);
  const rows = shownFields
    .map((field) => [field, fieldWords(item, field, protocol, locale)] as const)
    .filter(([, words]) => words !== '');
  return (
    <div className="grid gap-6">
      {item.description && (
        <p dir="auto" className="max-w-measure text-start whitespace-pre-line">
          {item.description}
        </p>
      )}
      <dl className="grid gap-4">
        {rows.map(([field, words]) => (
          <div key={field} className="grid gap-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="text-14 text-ink-soft">{fieldName(field, locale)}</dt>
            <dd dir="auto" className="text-start whitespace-pre-line">
              {words}
              {field === 'bands' && item.kind === 'assessment' && (
                <div className="mt-2 max-w-modal-500">
                  <BandScale item={item} />
                </div>
              )}
            </dd>
          </div>
        ))}
        {item.source && (
          <div className="grid gap-1 border-t border-line pt-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="text-14 text-ink-soft">{t('source')}</dt>
            <dd className="grid gap-1">
              <bdi>{item.source.title}</bdi>
              <bdi className="text-14 text-ink-soft">{item.source.licence}</bdi>
              {item.source.url && <SourceAddress url={item.source.url} />}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
