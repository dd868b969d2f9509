import { quoted } from '@regimen/contract/language/languages.ts';
import { stepName } from '@regimen/contract/protocol-words/names.ts';
import { useId, useState } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { endForOthers } from '../../../shared/protocol-words/problem-words.ts';
import { Button } from '../../../ui/button.tsx';
import { useProtocol } from '../draft/use-draft.ts';
import { stepWithoutOthers } from './eligibility.ts';
import { useFlow, useMayEditFlow, useView } from './flow-context.ts';
import { ineligibleTexts } from './ineligible-texts.ts';

/** As soon as something follows a population: what about those who do not fit? Below drawing and list alike, on neither. */
export function IneligibleQuestion({ onDone }: { onDone: () => void }) {
  const t = useTexts(ineligibleTexts);
  const locale = useLocale();
  const flow = useFlow();
  const protocol = useProtocol();
  const mayEdit = useMayEditFlow();
  const selected = useView((view) => view.selected);
  const isBusy = useView((view) => view.doomed !== null || view.drag !== null);
  const [later, setLater] = useState<readonly string[]>([]);
  const id = useId();
  const step = stepWithoutOthers(protocol, selected);
  if (!step || !mayEdit || isBusy || later.includes(step.id)) return null;
  return (
    <section
      aria-labelledby={id}
      className="pop flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line bg-raised px-4 py-3"
    >
      <div role="status" className="grid gap-1">
        <h2 id={id} className="text-16">
          {t('title', { name: quoted(stepName(step, locale), locale) })}
        </h2>
        <p className="text-14 text-ink-soft">{t('lead')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          look="quiet"
          onClick={() => {
            flow.endForOthers(step.id, endForOthers(locale));
            onDone();
          }}
        >
          {t('end')}
        </Button>
        <Button
          look="quiet"
          onClick={({ clientX, clientY }) =>
            flow.offerTypes({ below: step.id }, clientX || innerWidth / 2, clientY || innerHeight / 2)
          }
        >
          {t('branch')}
        </Button>
        <Button
          look="plain"
          onClick={() => {
            setLater([...later, step.id]);
            onDone();
          }}
        >
          {t('later')}
        </Button>
      </div>
    </section>
  );
}
