import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useCall } from '../../shell/use-call.ts';
import { LinkButton } from '../../ui/button.tsx';
import { measureTexts } from './measure-texts.ts';
import { useMeasuredWords } from './measured-words.ts';

/**
 * While a reading may mean danger, the one thing to do: measure again. Only shown to whoever may be in danger; of answers it
 * shows nothing.
 */
export function MeasureAgain({ programId }: { programId?: string }) {
  const t = useTexts(measureTexts);
  const inUnit = useMeasuredWords();
  const helps = useCall('GET urgent', {}).data?.data ?? [];
  const open = helps.filter(
    (help) =>
      help.measured && help.over === null && (programId === undefined || help.programId === programId),
  );
  // Of one thing that was measured the newest comes first, and says it once.
  const [first] = open;
  if (!first?.measured) return null;
  const { kpi, name } = first.measured;
  return (
    <section
      aria-labelledby="measure-again-title"
      className="grid justify-items-start gap-3 rounded-card border border-line-strong bg-raised p-5"
    >
      <h2 id="measure-again-title" className="text-22">
        {t('title')}
      </h2>
      <p className="max-w-measure">
        <bdi>{name}</bdi>
        {': '}
        <bdi className="font-semibold tabular-nums">{inUnit(first.measured.value, first.measured)}</bdi>
        {'. '}
        {t('help')}
      </p>
      <LinkButton to={paths.measure(first.programId, kpi)}>{t('add')}</LinkButton>
    </section>
  );
}
