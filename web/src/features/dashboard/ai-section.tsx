import { modelKinds, type SharedFact, sharedFacts } from '@regimen/contract/ai-choices.ts';
import type { AiSettings } from '@regimen/contract/site-model.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { type StepUp, useStepUp } from '../../shared/step-up/use-step-up.tsx';
import { checkFields } from '../../shell/attempt.ts';
import { showFlash } from '../../shell/flash.ts';
import type { PageArgs } from '../../shell/page-data.ts';
import { tell, useCall } from '../../shell/use-call.ts';
import { type Form as FormState, useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { parseNumber } from '../../ui/parse-number.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { AdminQuestion } from './admin-question.tsx';
import { aiTexts } from './ai-texts.ts';
import { CandidatePanel } from './candidate-panel.tsx';
import { DeskHead, Figure, Figures, Panel } from './desk.tsx';

export const loadAi = ({ api }: PageArgs) => api('GET dashboard/ai');

type Kind = NonNullable<AiSettings['model']>['kind'];
const asKind = (text: string | undefined): Kind | null => modelKinds.find((kind) => kind === text) ?? null;

const testingMs = 3_000;
const isTesting = ({ candidate }: AiSettings) => (candidate?.isStopped === false ? testingMs : undefined);

/** Which language model answers on this site, what it is told about people, and how much it may be used. */
export function AiSection({ data: first }: { data: AiSettings }) {
  const t = useTexts(aiTexts);
  const { data } = useCall('GET dashboard/ai', {}, { first, every: isTesting });
  const { proven, question } = useStepUp(AdminQuestion);
  // What is kept is not what was typed: the form begins anew.
  const [round, setRound] = useState(0);
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')} />
      <Notice tone="info">{t(`answers_${data.answers}`, { name: data.modelName ?? '' })}</Notice>
      {data.candidate && (
        <CandidatePanel
          candidate={data.candidate}
          answering={data.modelName}
          proven={proven}
          onDropped={() => setRound(round + 1)}
        />
      )}
      <Used used={data.used} />
      <AiForm key={round} data={data} proven={proven} />
      {question}
    </>
  );
}

function AiForm({ data, proven }: { data: AiSettings; proven: StepUp['proven'] }) {
  const t = useTexts(aiTexts);
  const [kind, setKind] = useState(data.model?.kind ?? null);
  const [shares, setShares] = useState<readonly SharedFact[]>(data.shares);
  const form = useForm<string>(async (values) => {
    const numbers = readNumbers(values, kind !== null, {
      wholeNumber: t('wholeNumber'),
      amount: t('amount'),
    });
    const { 'model.baseUrl': baseUrl, 'model.model': model = '', 'model.key': key } = values;
    const body = {
      model: kind && {
        kind,
        baseUrl: kind === 'openai-compatible' ? (baseUrl ?? '') : null,
        model,
        costIn: numbers['model.costIn'] ?? 0,
        costOut: numbers['model.costOut'] ?? 0,
        ...(key && { key }),
      },
      shares: [...shares],
      limits: {
        siteTokensADay: numbers['limits.siteTokensADay'] ?? 0,
        personTokensADay: numbers['limits.personTokensADay'] ?? 0,
      },
    };
    const { candidate } = await proven(() => api('PUT dashboard/ai', { body }));
    const message = candidate ? t('savedTesting', { name: candidate.name }) : t('saved');
    showFlash({ tone: 'success', message });
    await tell('GET dashboard/ai');
  });
  const share = (fact: SharedFact, isOn: boolean) =>
    setShares(sharedFacts.filter((each) => (each === fact ? isOn : shares.includes(each))));
  return (
    <Form
      form={form}
      actions={
        <Button type="submit" pending={form.pending}>
          {t('save')}
        </Button>
      }
    >
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Panel title={t('model')}>
          <SelectField
            {...form.field('model.kind')}
            label={t('kind')}
            defaultValue={data.model?.kind ?? ''}
            onChange={(event) => setKind(asKind(event.target.value))}
          >
            <option value="">{t('kind_none')}</option>
            {modelKinds.map((each) => (
              <option key={each} value={each}>
                {t(`kind_${each}`)}
              </option>
            ))}
          </SelectField>
          {kind && <ModelFields key={kind} kind={kind} before={data.model} form={form} />}
        </Panel>
        <Panel title={t('shares')}>
          <p className="text-14 text-ink-soft">{t('sharesLead')}</p>
          {sharedFacts.map((fact) => (
            <CheckField
              key={fact}
              label={t(`share_${fact}`)}
              checked={shares.includes(fact)}
              onChange={(isOn) => share(fact, isOn)}
            />
          ))}
        </Panel>
        <Panel title={t('limits')}>
          <p className="text-14 text-ink-soft">{t('limitsLead')}</p>
          <NumberText
            form={form}
            name="limits.siteTokensADay"
            label={t('siteTokens')}
            first={data.limits.siteTokensADay}
          />
          <NumberText
            form={form}
            name="limits.personTokensADay"
            label={t('personTokens')}
            first={data.limits.personTokensADay}
          />
        </Panel>
      </div>
    </Form>
  );
}

interface ModelFieldsProps {
  kind: Kind;
  before: AiSettings['model'];
  form: FormState<string>;
}

function ModelFields({ kind, before, form }: ModelFieldsProps) {
  const t = useTexts(aiTexts);
  const isSame = before?.kind === kind;
  return (
    <>
      {kind === 'openai-compatible' && (
        <TextField
          {...form.field('model.baseUrl')}
          label={t('baseUrl')}
          help={t('baseUrlHelp')}
          inputMode="url"
          dir="ltr"
          defaultValue={isSame ? (before.baseUrl ?? '') : ''}
        />
      )}
      <TextField
        {...form.field('model.model')}
        label={t('name')}
        help={t('nameHelp')}
        dir="ltr"
        autoComplete="off"
        defaultValue={isSame ? before.model : ''}
      />
      <TextField
        {...form.field('model.key')}
        label={t('key')}
        help={t(isSame ? 'keyKept' : 'keyHelp')}
        type="password"
        dir="ltr"
        autoComplete="new-password"
        {...(isSame && { optional: t('optional') })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberText
          form={form}
          name="model.costIn"
          label={t('costIn')}
          unit={t('dollars')}
          first={isSame ? before.costIn : 0}
        />
        <NumberText
          form={form}
          name="model.costOut"
          label={t('costOut')}
          unit={t('dollars')}
          first={isSame ? before.costOut : 0}
        />
      </div>
      <p className="text-14 text-ink-soft">{t('costHelp')}</p>
    </>
  );
}

interface NumberTextProps {
  form: FormState<string>;
  name: string;
  label: string;
  first: number;
  unit?: string;
}

const NumberText = ({ form, name, label, first, unit }: NumberTextProps) => (
  <TextField
    {...form.field(name)}
    label={label}
    inputMode="decimal"
    dir="ltr"
    defaultValue={first}
    {...(unit && { help: unit })}
  />
);

function Used({ used }: { used: AiSettings['used'] }) {
  const t = useTexts(aiTexts);
  return (
    <section aria-label={t('used')}>
      <Figures columns="sm:grid-cols-3">
        <Figure name={t('tokensToday')} value={used.tokensToday} />
        <Figure name={t('questionsToday')} value={used.questionsToday} />
        <Figure name={t('costThisMonth')} value={Math.round(used.costMicrosThisMonth / 10_000) / 100} />
      </Figures>
    </section>
  );
}

/** The numbers that were typed; what is none is told at its field before anything is sent. */
function readNumbers(
  values: Record<string, string>,
  hasModel: boolean,
  words: { wholeNumber: string; amount: string },
): Record<string, number> {
  const costs = hasModel ? ['model.costIn', 'model.costOut'] : [];
  const limits = ['limits.siteTokensADay', 'limits.personTokensADay'];
  const numbers = Object.fromEntries(
    [...costs, ...limits].map((name) => [name, parseNumber(values[name] ?? '')]),
  );
  const isWrong = (name: string) =>
    numbers[name] === undefined || (limits.includes(name) && !Number.isInteger(numbers[name]));
  const wrong = Object.keys(numbers).filter(isWrong);
  checkFields(
    Object.fromEntries(wrong.map((name) => [name, limits.includes(name) ? words.wholeNumber : words.amount])),
  );
  return numbers as Record<string, number>;
}
