import type { ProtocolCard } from '@regimen/contract/protocols.ts';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { TypesDrawing } from '../../shared/steps/types-drawing.tsx';
import { Time } from '../../shell/time.tsx';
import { protocolTexts } from './protocol-texts.ts';

interface ProtocolListProps {
  title: string;
  protocols: readonly ProtocolCard[];
  pathOf: (id: string) => string;
  /** Beside the heading: where the rest is. */
  aside?: ReactNode;
}

/** A few protocols, changed last first. */
export function ProtocolList({ title, protocols, pathOf, aside }: ProtocolListProps) {
  const t = useTexts(protocolTexts);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-22">
          {title}
        </h2>
        {aside}
      </div>
      <ul className="mt-4 grid gap-gutter sm:grid-cols-2">
        {protocols.map((protocol) => (
          <li
            key={protocol.id}
            className="relative grid content-start gap-1 rounded-card border border-line bg-raised p-4 transition-colors duration-120 hover:border-primary-line"
          >
            <TypesDrawing types={protocol.stepTypes} more={protocol.stepsCount > protocol.stepTypes.length} />
            <Link
              to={pathOf(protocol.id)}
              className="leading-heading font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-card"
            >
              <bdi>{protocol.name}</bdi>
            </Link>
            <p className="text-14 text-ink-soft">
              {t('steps', { n: protocol.stepsCount })}
              {protocol.may !== 'owner' && (
                <>
                  {' · '}
                  {t('by', { name: protocol.owner.full_name })}
                </>
              )}
              {' · '}
              {t('changed')} <Time at={protocol.changedAt} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
