import type { Program } from '@regimen/engine/protocol.ts';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useWide } from '../../../ui/use-wide.ts';
import type { ProgramWords } from '../program-words.ts';
import type { Walking } from './use-walk.ts';
import { lastOf } from './walk.ts';
import type { WalkParts } from './walk-parts.ts';
import { walkTexts } from './walk-texts.ts';

interface CurrentStepProps {
  program: Program;
  walking: Walking;
  words: ProgramWords;
  parts: WalkParts;
}

/** The flow with the place marked; any other step tells why it came or did not. */
export function CurrentStep({ program, walking, words, parts }: CurrentStepProps) {
  const t = useTexts(walkTexts);
  const wide = useWide();
  const [asked, setAsked] = useState<{ protocol: number; node: string } | null>(null);
  const { run } = lastOf(walking.walk).life;
  const here = run.run.here?.node ?? run.end?.node ?? null;
  const protocol = program.protocols[run.index]?.protocol;
  const chosen = asked?.protocol === run.index ? asked.node : null;
  const counts = useMemo(
    () => new Map(here === null ? [] : [[here, { followers: 1, stuck: 0 }] as const]),
    [here],
  );
  if (!protocol) return null;
  const flow = {
    protocol,
    counts,
    selected: chosen ?? here,
    centred: true,
    onSelect: (node: string | null) => setAsked(node === null ? null : { protocol: run.index, node }),
  };
  return (
    <section aria-labelledby="walk-place" className="grid content-start gap-3">
      <div>
        <h2 id="walk-place" className="text-18">
          {t('place')}
        </h2>
        <p className="text-14 text-ink-soft">{t('placeHelp')}</p>
      </div>
      {wide ? (
        <div className="h-[27rem] overflow-hidden rounded-card border border-line bg-sunken">
          {parts.drawing(flow)}
        </div>
      ) : (
        <div className="max-h-96 overflow-y-auto">{parts.list(flow)}</div>
      )}
      <div role="status">
        {chosen !== null && (
          <div className="rounded-card bg-sunken p-4">
            <p className="font-medium">
              <bdi>{t('chosenStep', { name: words.step(run.index, chosen) })}</bdi>
            </p>
            <p className="mt-1">{words.whyNot(run, chosen)}</p>
          </div>
        )}
      </div>
    </section>
  );
}
