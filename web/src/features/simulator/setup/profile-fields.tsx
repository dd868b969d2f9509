import { unitName } from '@regimen/contract/language/durations.ts';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { type FieldProps, SetupField } from './setup-field.tsx';
import { setupTexts } from './setup-texts.ts';

const mostMinutes = 86_400;
const mostDays = 1_830;

/** Everything that one kind of people does, with what each number means. */
export function ProfileFields({ path }: { path: string }) {
  const t = useTexts(setupTexts);
  const locale = useLocale();
  const percent = (name: string, label: string, help?: string): FieldProps => ({
    path: `${path}.${name}`,
    kind: 'percent',
    label,
    ...(help && { help }),
  });
  const minutes = { kind: 'number', unit: unitName('minute', locale), from: 1, to: mostMinutes } as const;
  const days = { kind: 'number', unit: unitName('day', locale), from: 1, to: mostDays } as const;
  const trend = (name: 'answers' | 'kpis', startHelp: string): FieldProps[] => [
    percent(`${name}.start`, t('start'), startHelp),
    percent(`${name}.end`, t('end')),
    { path: `${path}.${name}.halfWayDays`, label: t('halfWay'), ...days },
    percent(`${name}.spread`, t('spread'), t('spreadHelp')),
  ];
  return (
    <div className="grid gap-6">
      <Group title={t('doing')}>
        <SetupField {...percent('adherence', t('adherence'), t('adherenceHelp'))} />
        <SetupField {...percent('tires', t('tires'), t('tiresHelp'))} />
        <SetupField {...percent('declines', t('declines'), t('declinesHelp'))} />
        <SetupField
          path={`${path}.patience.questions`}
          kind="number"
          from={0}
          to={1_000}
          label={t('questions')}
          help={t('questionsHelp')}
        />
        <SetupField {...percent('patience.givesUp', t('givesUp'), t('givesUpHelp'))} />
      </Group>
      <Group title={t('timing')}>
        <SetupField {...minutes} path={`${path}.delay.half`} label={t('half')} help={t('halfHelp')} />
        <SetupField {...minutes} path={`${path}.delay.most`} label={t('most')} help={t('mostHelp')} />
        <SetupField {...percent('putsOff', t('putsOff'), t('putsOffHelp'))} />
        <SetupField path={`${path}.awake.from`} kind="time" label={t('awakeFrom')} />
        <SetupField path={`${path}.awake.to`} kind="time" label={t('awakeTo')} />
      </Group>
      <Group title={t('leaving')}>
        <SetupField {...percent('dropOut.perWeek', t('perWeek'), t('perWeekHelp'))} />
        <SetupField {...percent('dropOut.tells', t('tells'), t('tellsHelp'))} />
      </Group>
      <Group title={t('answering')}>
        {trend('answers', t('answersStartHelp')).map((field) => (
          <SetupField key={field.path} {...field} />
        ))}
      </Group>
      <Group title={t('readings')}>
        {trend('kpis', t('kpisStartHelp')).map((field) => (
          <SetupField key={field.path} {...field} />
        ))}
        <SetupField {...percent('devices', t('devices'))} />
      </Group>
    </div>
  );
}

export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="mb-2 text-14 font-semibold text-ink-soft">{title}</legend>
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-4">{children}</div>
  </fieldset>
);
