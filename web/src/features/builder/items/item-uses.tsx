import type { OpenItem } from '@regimen/contract/items.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { useDraftStore, useProtocol } from '../draft/use-draft.ts';
import { useStepLink } from '../step-link.ts';
import { itemPageTexts } from './item-page-texts.ts';
import { type ItemPlace, placesOfItems } from './item-places.ts';
import { listPageTexts } from './list-page-texts.ts';

/** Where an item is used: the steps and modules here, and other protocols. */
export function ItemUses({ opened }: { opened: OpenItem }) {
  const t = useTexts(itemPageTexts);
  const list = useTexts(listPageTexts);
  const locale = useLocale();
  const store = useDraftStore();
  const protocol = useProtocol();
  const stepLink = useStepLink();
  const places = placesOfItems(protocol, locale).get(opened.id) ?? [];
  const others = opened.usedBy.filter(({ id }) => id !== store.id);
  const linkOf = ({ kind, id }: ItemPlace) => {
    if (kind === 'step') return stepLink(id);
    return kind === 'module'
      ? paths.builder(store.id, 'modules', id)
      : paths.builder(store.id, protocol.items[id]?.kind ?? 'kpi', id);
  };
  const linkClass = 'inline-flex min-h-8 items-center text-primary-text underline-offset-4 hover:underline';
  return (
    <section className="grid gap-2 text-14">
      <h2 className="text-14 font-medium text-ink-soft">{t('usedBy')}</h2>
      {places.length + others.length + opened.answersFor.length === 0 && (
        <p className="text-ink-soft">{t(opened.item.kind === 'agent' ? 'agentNowhere' : 'usedNowhere')}</p>
      )}
      {places.length > 0 && (
        <ul className="flex flex-wrap gap-x-4">
          {places.map((place) => (
            <li key={`${place.kind} ${place.id}`}>
              <a href={linkOf(place)} className={linkClass}>
                <bdi>{place.kind === 'module' ? list('module', { name: place.name }) : place.name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
      {opened.answersFor.length > 0 && (
        <>
          <h3 className="text-14 font-medium text-ink-soft">{t('answersFor')}</h3>
          <ul className="flex flex-wrap gap-x-4">
            {opened.answersFor.map(({ id, title }) => (
              <li key={id}>
                <a href={paths.editProgram(id)} className={linkClass}>
                  <bdi>{title}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <>
          <h3 className="text-14 font-medium text-ink-soft">{t('otherProtocols')}</h3>
          <ul className="flex flex-wrap gap-x-4">
            {others.map(({ id, name }) => (
              <li key={id}>
                <a href={paths.builder(id)} className={linkClass}>
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
