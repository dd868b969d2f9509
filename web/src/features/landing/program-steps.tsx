import { useTexts } from '../../i18n/use-texts.ts';
import { ChecklistIcon, ClipboardIcon, GaugeIcon } from '../../ui/icons.tsx';
import { PersonIcon } from '../../ui/shell-icons.tsx';
import { ExampleChart } from './example-chart.tsx';
import { texts } from './texts.ts';

export function ProgramSteps() {
  const t = useTexts(texts);
  const steps = [
    { Icon: ClipboardIcon, title: t('step1'), words: t('step1Text') },
    { Icon: ChecklistIcon, title: t('step2'), words: t('step2Text') },
    { Icon: GaugeIcon, title: t('step3'), words: t('step3Text') },
    { Icon: PersonIcon, title: t('step4'), words: t('step4Text') },
  ];
  return (
    <section id="how" aria-labelledby="how-title" className="bg-surface">
      <div className="mx-auto grid max-w-wide gap-10 px-4 py-16 md:px-6 md:py-24 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
        <div>
          <h2 id="how-title" className="text-28 md:text-36">
            {t('programTitle')}
          </h2>
          <p className="mt-4 max-w-[36rem] text-18 text-ink-soft">{t('programLead')}</p>
          <ol className="mt-10 grid gap-8">
            {steps.map(({ Icon, title, words }, index) => (
              <li key={title} className="relative flex gap-4">
                {index < steps.length - 1 && (
                  <span aria-hidden="true" className="absolute start-[21px] top-12 -bottom-7 w-0.5 bg-line" />
                )}
                <span className="flex size-11 shrink-0 items-center justify-center rounded-pill bg-primary-soft text-primary-text">
                  <Icon size={20} />
                </span>
                <span>
                  <h3 className="pt-0.5 text-18">{title}</h3>
                  <p className="mt-1 max-w-[30rem] text-ink-soft">{words}</p>
                </span>
              </li>
            ))}
          </ol>
        </div>
        <div className="self-center">
          <ExampleChart />
        </div>
      </div>
    </section>
  );
}
