import type { DraftAnswers, DraftWish, Wizard } from '@regimen/contract/wizard.ts';
import { mostDraftMeasures } from '@regimen/contract/wizard-choices.ts';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { keptWizard, newWizardKey } from '../../../shared/wizard/kept-wizard.ts';
import { useForm } from '../../../shell/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { FieldError, wrongGroup } from '../../../ui/field-error.tsx';
import { Form } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { begunAnswers } from './begun-answers.ts';
import { texts } from './texts.ts';

const audiences = ['adults', 'older', 'women', 'everyone'] as const;
const lengths = ['2', '4', '6', '8', '12'] as const;

interface QuestionsFormProps {
  /** Whose answers this browser keeps. */
  protocolId: string;
  wizard: Wizard;
  /** Steps that are there already. */
  replaces: number;
  onMake: (wish: DraftWish) => Promise<void>;
  onKeep?: () => void;
}

/** What the draft is made of. What was answered stays in this browser until the draft is there. */
export function QuestionsForm({ protocolId, wizard, replaces, onMake, onKeep }: QuestionsFormProps) {
  const t = useTexts(texts);
  const [answers, setAnswers] = useState<DraftAnswers>(() => begunAnswers(wizard.answers));
  const [name, setName] = useState('');
  const [key, setKey] = useState(wizard.sessionKey ?? '');
  useEffect(() => {
    const known = keptWizard.read();
    if (known?.protocol !== protocolId) return;
    setKey(known.key);
    setName(known.name);
    setAnswers((now) => begunAnswers({ ...now, ...known.answers }));
  }, [protocolId]);
  const keep = (next: DraftAnswers, called: string) => {
    const ownKey = key || newWizardKey();
    setKey(ownKey);
    keptWizard.write({ key: ownKey, protocol: protocolId, name: called, answers: next });
  };
  const set = (part: Partial<DraftAnswers>) => {
    const next = { ...answers, ...part };
    setAnswers(next);
    keep(next, name);
  };
  const { measures = [] } = wizard.topics.find(({ topic }) => topic === answers.topic) ?? {};
  const chosen = answers.measures.filter((id) => measures.some((one) => one.id === id));
  const form = useForm<'name' | 'answers'>(async () => {
    await onMake({ sessionKey: key || newWizardKey(), answers: { ...answers, measures: chosen }, name });
    keptWizard.write(undefined);
  });
  const error = form.field('answers').error;
  return (
    <Form
      form={form}
      actions={
        <>
          <Button type="submit" pending={form.pending} className="max-md:w-full">
            {t(form.pending ? 'making' : 'make')}
          </Button>
          {onKeep && (
            <Button look="plain" onClick={onKeep}>
              {t('cancel')}
            </Button>
          )}
        </>
      }
    >
      {replaces > 0 && <Notice tone="warning">{t('replaces', { n: replaces })}</Notice>}
      <ChoiceField
        look="cards"
        label={t('topic')}
        value={answers.topic}
        onChange={(topic) => {
          const first = wizard.topics.find((one) => one.topic === topic)?.measures[0]?.id;
          set({ topic, measures: first ? [first] : [] });
        }}
        choices={wizard.topics.map(({ topic }) => ({ value: topic, label: t(topic) }))}
      />
      <ChoiceField
        label={t('audience')}
        value={answers.audience}
        onChange={(audience) => set({ audience })}
        choices={audiences.map((value) => ({ value, label: t(value) }))}
      />
      <ChoiceField
        label={t('length')}
        value={lengths.find((each) => Number(each) === answers.weeks) ?? ''}
        onChange={(weeks) => set({ weeks: Number(weeks) })}
        choices={lengths.map((value) => ({ value, label: t('weeks', { n: Number(value) }) }))}
      />
      <fieldset {...wrongGroup('measures-error', error)}>
        <legend className="mb-1.5 font-medium">{t('measures')}</legend>
        <div className="grid gap-1 sm:grid-cols-2">
          {measures.map(({ id, name: called }) => (
            <CheckField
              key={id}
              label={called}
              checked={chosen.includes(id)}
              disabled={!chosen.includes(id) && chosen.length >= mostDraftMeasures}
              onChange={(on) =>
                set({ measures: on ? [...chosen, id] : chosen.filter((each) => each !== id) })
              }
            />
          ))}
        </div>
        <p className="mt-1.5 text-14 text-ink-soft">{t('measuresHelp')}</p>
        <FieldError id="measures-error" words={error} />
      </fieldset>
      {chosen.length > 0 && (
        <ChoiceField
          label={t('rhythm')}
          value={answers.rhythm}
          onChange={(rhythm) => set({ rhythm })}
          choices={[
            { value: 'daily', label: t('daily') },
            { value: 'weekly', label: t('weekly') },
          ]}
        />
      )}
      <ChoiceField
        label={t('reminders')}
        value={answers.reminders}
        onChange={(reminders) => set({ reminders })}
        choices={[
          { value: 'none', label: t('none') },
          { value: 'some', label: t('some') },
          { value: 'daily', label: t('remindersDaily') },
        ]}
      />
      <TextField
        {...form.field('name')}
        label={t('name')}
        help={t('nameHelp')}
        optional={t('optional')}
        value={name}
        maxLength={200}
        onChange={(event) => {
          setName(event.target.value);
          keep(answers, event.target.value);
        }}
      />
      <TextArea
        name="about"
        label={t('about')}
        help={t('aboutHelp')}
        optional={t('optional')}
        rows={3}
        value={answers.about}
        maxLength={2_000}
        onChange={(event) => set({ about: event.target.value })}
      />
    </Form>
  );
}
