import type { ProtocolCard } from '@regimen/contract/protocols.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProtocolList } from './protocol-list.tsx';
import { protocolTexts } from './protocol-texts.ts';

interface HomeProtocolsProps {
  /** `null`: the viewer makes none (or they did not come). */
  mine: readonly ProtocolCard[] | null;
  shared: readonly ProtocolCard[];
}

/** An expert's own protocols, or the way to the first one; and those that others share with the viewer. */
export function HomeProtocols({ mine, shared }: HomeProtocolsProps) {
  const t = useTexts(protocolTexts);
  return (
    <>
      {mine?.length === 0 && (
        <EmptyState title={t('none')} help={t('noneHelp')}>
          <LinkButton to={paths.newProtocol}>{t('newOne')}</LinkButton>
        </EmptyState>
      )}
      {mine && mine.length > 0 && (
        <ProtocolList
          title={t('mineTitle')}
          protocols={mine}
          pathOf={paths.flowEditor}
          aside={
            <LinkButton to={paths.protocols} look="plain" className="-mx-[12px] px-[12px]">
              {t('all')}
            </LinkButton>
          }
        />
      )}
      {shared.length > 0 && (
        <ProtocolList title={t('sharedTitle')} protocols={shared} pathOf={(id) => paths.builder(id)} />
      )}
    </>
  );
}
