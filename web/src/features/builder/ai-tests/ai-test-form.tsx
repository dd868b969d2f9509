import {
  type AiTestEnd,
  aiTestEnds,
  aiTestRuns,
  aiTestThresholds,
  mostAiTestMessages,
} from '@regimen/contract/ai-test-choices.ts';
import type { AiTest, AiTestWritten } from '@regimen/contract/ai-tests.ts';
import { type Locale, languages, locales } from '@regimen/contract/language/languages.ts';
import { percentWords } from '@regimen/contract/language/quantities.ts';
import type { MadeUpFollower } from '@regimen/contract/made-up-follower.ts';
import { nobodyYet } from '@regimen/contract/nobody-yet.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { sameJson } from '@regimen/engine/same-json.ts';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { showFlash } from '../../../shell/flash.ts';
import { FormModal } from '../../../shell/form-modal.tsx';
import { LeaveGuard } from '../../../shell/unsaved.tsx';
import { useForm } from '../../../shell/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FieldError, wrongGroup } from '../../../ui/field-error.tsx';
import { Form } from '../../../ui/form.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { TestedThing } from './ai-tests-panel.tsx';
import { MadeUpFields } from './made-up-fields.tsx';
import { branchesOf, sourcesOf, stepsOf } from './places.ts';
import { texts } from './texts.ts';

interface AiTestDialogProps {
  open: boolean;
  /** null: a new one. */
  test: AiTest | null;
  protocol: Protocol;
  of: TestedThing;
  onClose: () => void;
  onSaved: () => void;
}

export function AiTestDialog({ open, test, onClose, ...rest }: AiTestDialogProps) {
  const t = useTexts(texts);
  return (
    <FormModal
      open={open}
      onClose={onClose}
      title={t(test ? 'editTitle' : 'newTitle')}
      closeLabel={t('close')}
      width={800}
    >
      <AiTestForm test={test} onClose={onClose} {...rest} />
    </FormModal>
  );
}

const errorId = 'ai-test-expects-error';

function AiTestForm({ test, protocol, of, onClose, onSaved }: Omit<AiTestDialogProps, 'open'>) {
  const t = useTexts(texts);
  const locale = useLocale();
  const [begun] = useState<AiTestWritten>(() => writtenOf(test, protocol, of, locale));
  const [written, setWritten] = useState(begun);
  const { given, expects } = written;
  const form = useForm<string>(async () => {
    const body = {
      ...written,
      given: { ...given, messages: filled(given.messages) },
      expects: { ...expects, notSay: filled(expects.notSay) },
    };
    const params = { id: protocol.id };
    const subject = of.kind === 'agent' ? of.id : of.step.id;
    if (test) await api('PUT protocols/{id}/ai-tests/{test}', { params: { ...params, test: test.id }, body });
    else await api('POST protocols/{id}/ai-tests', { params, body: { ...body, kind: of.kind, subject } });
    showFlash({ tone: 'success', message: t('savedTest') });
    onClose();
    onSaved();
  });
  const give = (change: Partial<AiTestWritten['given']>) => {
    form.clear('given.messages');
    setWritten({ ...written, given: { ...given, ...change } });
  };
  const expect = (change: Partial<AiTestWritten['expects']>) => {
    form.clear('expects');
    setWritten({ ...written, expects: { ...expects, ...change } });
  };
  const putFollower = (follower: MadeUpFollower) => give({ follower });
  const none = form.field('expects').error;
  const noMessage = form.field('given.messages').error;
  const [source = ''] = expects.cites;
  return (
    <Form
      form={form}
      actions={
        <Button type="submit" pending={form.pending}>
          {t('save')}
        </Button>
      }
    >
      <TextField
        {...form.field('name')}
        label={t('name')}
        placeholder={of.kind === 'agent' ? t('namePlace') : ''}
        maxLength={120}
        value={written.name}
        onChange={({ target }) => setWritten({ ...written, name: target.value })}
      />
      {of.kind === 'agent' ? (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label={t('place')}
              value={given.follower.place ?? ''}
              onChange={({ target }) => putFollower({ ...given.follower, place: target.value || null })}
            >
              <option value="">{t('noPlace')}</option>
              {stepsOf(protocol).map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={t('language')}
              value={given.locale}
              onChange={({ target }) => give({ locale: target.value as Locale })}
            >
              {locales.map((each) => (
                <option key={each} value={each}>
                  {languages[each].name}
                </option>
              ))}
            </SelectField>
          </div>
          <div className="grid gap-1.5">
            <LinesField
              name="given.messages"
              label={t('messages')}
              help={t('messagesHelp')}
              optional=""
              lines={given.messages}
              onChange={(messages) => give({ messages })}
              errorAt={(index) =>
                form.field(`given.messages.${index}`).error ?? (index === 0 ? noMessage : undefined)
              }
              most={mostAiTestMessages}
              maxLength={1_000}
              lineName={(n) => t('message', { n })}
              removeName={(n) => t('removeMessage', { n })}
              addName={t('addMessage')}
            />
            {given.messages.length === 0 && <FieldError id="ai-test-messages-error" words={noMessage} />}
          </div>
        </>
      ) : (
        <MadeUpFields
          protocol={protocol}
          facts={of.step.data.settings.facts ?? []}
          follower={given.follower}
          onChange={putFollower}
        />
      )}
      <fieldset className="grid min-w-0 gap-4" {...wrongGroup(errorId, none)}>
        <legend className="mb-1.5 font-medium">{t('expects')}</legend>
        {of.kind === 'agent' ? (
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label={t('ends')}
              value={expects.ends ?? ''}
              onChange={({ target }) => expect({ ends: (target.value || null) as AiTestEnd | null })}
            >
              <option value="">{t('endsAny')}</option>
              {aiTestEnds.map((end) => (
                <option key={end} value={end}>
                  {t(`ends-${end}`)}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={t('citesField')}
              value={source}
              onChange={({ target }) => expect({ cites: target.value ? [target.value] : [] })}
            >
              <option value="">{t('citesNone')}</option>
              {withGone(sourcesOf(protocol, of.item), source, t('gone')).map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          </div>
        ) : (
          <SelectField
            label={t('choose')}
            value={expects.chooses ?? ''}
            onChange={({ target }) => expect({ chooses: target.value || null })}
          >
            <option value="">{t('chooseAny')}</option>
            {withGone(branchesOf(of.step.data.settings), expects.chooses ?? '', t('gone')).map(
              ({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ),
            )}
          </SelectField>
        )}
        <LinesField
          name="expects.notSay"
          label={t('notSay')}
          help={t('notSayHelp')}
          optional={t('optional')}
          lines={expects.notSay}
          onChange={(notSay) => expect({ notSay })}
          errorAt={(index) => form.field(`expects.notSay.${index}`).error}
          most={10}
          maxLength={100}
          lineName={(n) => t('word', { n })}
          removeName={(n) => t('removeWord', { n })}
          addName={t('addWord')}
        />
        <FieldError id={errorId} words={none} />
      </fieldset>
      <SelectField
        label={t('threshold')}
        help={t('thresholdHelp', { n: aiTestRuns })}
        value={String(written.threshold)}
        onChange={({ target }) =>
          setWritten({ ...written, threshold: Number(target.value) as AiTestWritten['threshold'] })
        }
      >
        {aiTestThresholds.map((percent) => (
          <option key={percent} value={percent}>
            {percentWords(locale, percent / 100)}
          </option>
        ))}
      </SelectField>
      <LeaveGuard when={!sameJson(written, begun)} pending={form.pending} />
    </Form>
  );
}

const filled = (lines: readonly string[]): string[] => lines.filter((line) => line.trim() !== '');

/** What is chosen stays chosen, also where it is gone. */
const withGone = (all: readonly { id: string; name: string }[], chosen: string, gone: string) =>
  chosen === '' || all.some(({ id }) => id === chosen) ? all : [...all, { id: chosen, name: gone }];

function writtenOf(test: AiTest | null, protocol: Protocol, of: TestedThing, locale: Locale): AiTestWritten {
  if (test) {
    const { name, given, expects, threshold } = test;
    return { name, given, expects, threshold: threshold as AiTestWritten['threshold'] };
  }
  const place = of.kind === 'agent' ? (stepsOf(protocol)[0]?.id ?? null) : null;
  return {
    name: '',
    given: { locale, follower: { ...nobodyYet, place }, messages: of.kind === 'agent' ? [''] : [] },
    expects: { cites: [], notSay: [], ends: of.kind === 'agent' ? 'answers' : null, chooses: null },
    threshold: 100,
  };
}
