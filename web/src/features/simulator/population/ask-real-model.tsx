import { mostSampledFollowers, mostSampleQuestions } from '@regimen/contract/simulator-limits.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { SparklesIcon } from '../../../ui/icons.tsx';
import { useSetup } from '../setup/setup-context.ts';
import { sampleTexts } from './sample-texts.ts';

/** The other chooser: the real model, for a few followers and when somebody presses. */
export function AskRealModel({ pending, onStart }: { pending: boolean; onStart: () => void }) {
  const t = useTexts(sampleTexts);
  const { setup, faults } = useSetup();
  const n = Math.min(setup.followers, mostSampledFollowers);
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-3">
      <h4 className="font-medium">{t('title')}</h4>
      <p className="max-w-measure text-14 text-ink-soft">
        {t('help', { followers: mostSampledFollowers, questions: mostSampleQuestions })}
      </p>
      <Button look="quiet" pending={pending} disabled={faults.size > 0} onClick={onStart}>
        <SparklesIcon size={16} />
        {t('start', { n: Number.isFinite(n) ? n : 0 })}
      </Button>
    </div>
  );
}
