import { inMinutes } from '@regimen/contract/language/duration-forms.ts';
import type { NewSafetyRule, SafetyRule } from '@regimen/contract/safety-rules.ts';
import { ALWAYS } from '@regimen/engine/condition.ts';
import { sameJson } from '@regimen/engine/same-json.ts';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { checkFields } from '../../../shell/attempt.ts';
import { LeaveGuard } from '../../../shell/unsaved.tsx';
import { useForm } from '../../../shell/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { Form } from '../../../ui/form.tsx';
import { ShieldIcon } from '../../../ui/icons.tsx';
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

type Field = 'when' | 'stepId' | 'withinMinutes';

const mostMinutes = 366 * 24 * 60;

export function RuleForm({ initial, send, submit, children }: RuleFormProps) {
  const t = useTexts(ruleTexts);
  const locale = useLocale();
  const protocol = useProtocol();
  const [when, setWhen] = useState(initial?.when ?? ALWAYS);
  const [mustReach, setMustReach] = useState<RuleContent['mustReach']>(initial?.mustReach ?? 'expert');
  const [stepId, setStepId] = useState(initial?.stepId ?? '');
  const [deadline, setDeadline] = useState<Deadline>(deadlineOf(initial?.withinMinutes ?? 24 * 60));

  const withinMinutes = inMinutes(deadline.amount ?? 0, deadline.unit);
  const faults: Record<Field, string | undefined> = {
    when: when.is === 'always' ? t('whenMissing') : undefined,
    stepId: mustReach === 'step' && stepId === '' ? t('stepMissing') : undefined,
    withinMinutes:
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
  const form = useForm<Field | 'name'>(async ({ name }) => {
    checkFields(faults);
    if (sentence === null) return;
    await send({ ...content, name: name.trim() || sentence.slice(0, 200) });
  });
  const begun = useRef(content);
  const whenId = useId();
  const whenError = form.field('when').error;
  const editing =
    <V,>(field: Field, set: (value: V) => void) =>
    (value: V) => {
      set(value);
      form.clear(field);
    };
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
      <div className="grid gap-1.5" {...(whenError && { 'data-wrong': '' })}>
        <ConditionEditor value={when} onChange={editing('when', setWhen)} label={t('when')} about="rule" />
        <FieldError id={whenId} words={whenError} />
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
        <RuleStep value={stepId} onChange={editing('stepId', setStepId)} error={form.field('stepId').error} />
      )}
      <RuleTime
        value={deadline}
        onChange={editing('withinMinutes', setDeadline)}
        error={form.field('withinMinutes').error}
      />
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
      <LeaveGuard when={!sameJson(content, begun.current)} pending={form.pending} />
    </Form>
  );
}
