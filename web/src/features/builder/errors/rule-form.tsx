import { inMinutes } from '@regimen/contract/language/duration-forms.ts';
import type { NewSafetyRule, SafetyRule } from '@regimen/contract/safety-rules.ts';
import { ALWAYS } from '@regimen/engine/condition.ts';
import { type ReactNode, useState } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { useForm } from '../../../shell/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { ShieldIcon } from '../../../ui/icons.tsx';
import { AlertIcon } from '../../../ui/shell-icons.tsx';
import { ConditionEditor } from '../conditions/condition-editor.tsx';
import { useProtocol } from '../draft/use-draft.ts';
import { RuleStep } from './rule-step.tsx';
import { ruleTexts } from './rule-texts.ts';
import { type Deadline, deadlineOf, RuleTime } from './rule-time.tsx';
import { type RuleContent, ruleSentence } from './rule-words.ts';

interface RuleFormProps {
  initial: SafetyRule | null;
  send: (rule: NewSafetyRule) => Promise<unknown>;
  submit: string;
  /** What else can be done here. */
  children?: ReactNode;
}

const mostMinutes = 366 * 24 * 60;

export function RuleForm({ initial, send, submit, children }: RuleFormProps) {
  const t = useTexts(ruleTexts);
  const locale = useLocale();
  const protocol = useProtocol();
  const [when, setWhen] = useState(initial?.when ?? ALWAYS);
  const [mustReach, setMustReach] = useState<RuleContent['mustReach']>(initial?.mustReach ?? 'expert');
  const [stepId, setStepId] = useState(initial?.stepId ?? '');
  const [deadline, setDeadline] = useState<Deadline>(deadlineOf(initial?.withinMinutes ?? 24 * 60));
  const [asked, setAsked] = useState(false);

  const withinMinutes = inMinutes(deadline.amount ?? 0, deadline.unit);
  const faults = {
    when: when.is === 'always' ? t('whenMissing') : undefined,
    step: mustReach === 'step' && stepId === '' ? t('stepMissing') : undefined,
    time:
      Number.isInteger(withinMinutes) && withinMinutes >= 1 && withinMinutes <= mostMinutes
        ? undefined
        : t('withinMissing'),
  };
  const sound = Object.values(faults).every((fault) => fault === undefined);
  const content: RuleContent = {
    when,
    mustReach,
    stepId: mustReach === 'step' ? stepId : null,
    withinMinutes,
  };
  const sentence = sound ? ruleSentence(content, protocol, locale) : null;
  const form = useForm<'name'>(async ({ name }) => {
    setAsked(true);
    if (sentence === null) return;
    await send({ ...content, name: name.trim() || sentence.slice(0, 200) });
  });
  return (
    <Form
      form={form}
      actions={
        <>
          <Button type="submit" pending={form.pending}>
            {form.pending ? t('saving') : submit}
          </Button>
          {children}
        </>
      }
    >
      <div className="grid gap-1.5">
        <ConditionEditor value={when} onChange={setWhen} label={t('when')} about="rule" />
        {asked && <Fault words={faults.when} />}
      </div>
      <ChoiceField
        label={t('mustReach')}
        look="cards"
        value={mustReach}
        onChange={setMustReach}
        choices={(['expert', 'step', 'end'] as const).map((value) => ({
          value,
          label: t(value),
          help: t(`${value}Help`),
        }))}
      />
      {mustReach === 'step' && (
        <RuleStep value={stepId} onChange={setStepId} error={asked ? faults.step : undefined} />
      )}
      <RuleTime value={deadline} onChange={setDeadline} error={asked ? faults.time : undefined} />
      <TextField
        {...form.field('name')}
        label={t('name')}
        optional={t('optional')}
        help={t('nameHelp')}
        defaultValue={initial?.name ?? ''}
        maxLength={200}
      />
      {sentence && (
        <div className="flex items-start gap-3 rounded-card bg-primary-soft p-4">
          <ShieldIcon className="mt-0.5 shrink-0 text-primary-text" />
          <p>
            <span className="block text-14 text-ink-soft">{t('said')}</span>
            <output className="font-medium">{sentence}</output>
          </p>
        </div>
      )}
    </Form>
  );
}

function Fault({ words }: { words: string | undefined }) {
  if (!words) return null;
  return (
    <p role="alert" className="flex items-start gap-1.5 text-14 text-danger-text">
      <AlertIcon size={16} className="mt-0.5 shrink-0" />
      {words}
    </p>
  );
}
