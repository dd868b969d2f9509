import type { WritingHelp } from '@regimen/contract/writing.ts';
import { mostHintLetters } from '@regimen/contract/writing-choices.ts';
import { READING_AGES, type ReadingAge, type WritingTone } from '@regimen/engine/writing/choices.ts';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { api } from '../../../api.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useAttempt } from '../../../shell/use-attempt.ts';
import { useCall } from '../../../shell/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useDraftStore } from '../draft/use-draft.ts';
import { dialogTexts } from './dialog-texts.ts';
import type { HelpWritingProps } from './help-writing.tsx';
import { Proposals } from './proposals.tsx';

const tones: readonly WritingTone[] = ['warm', 'plain', 'brief'];
/** What followers read with ease. */
const usualAge: ReadingAge = 12;

/** Proposals for one text. Nothing is changed before one of them is taken. */
export default function WritingDialog({
  kind,
  text,
  shown = (kept) => kept,
  source,
  onUse,
  onClose,
}: HelpWritingProps & { onClose: () => void }) {
  const t = useTexts(dialogTexts);
  const { id } = useDraftStore();
  const { data: ai } = useCall('GET ai', {});
  const [tone, setTone] = useState<WritingTone>('warm');
  const [age, setAge] = useState<ReadingAge>(usualAge);
  const [hint, setHint] = useState('');
  const [help, setHelp] = useState<WritingHelp | null>(null);
  const attempt = useAttempt();
  const ask = async () => {
    const body = { kind, text, tone, age, hint };
    setHelp(await api('POST protocols/{id}/writing', { params: { id }, body }));
  };
  return createPortal(
    <Modal open onClose={onClose} title={t('title')} closeLabel={t('close')} width={800}>
      <div className="grid gap-5">
        {source !== undefined && <Notice tone="warning">{t('published', { title: source })}</Notice>}
        <form {...attempt.formProps(ask)} className="grid gap-4">
          <div className="flex flex-wrap gap-x-8 gap-y-4">
            <ChoiceField
              label={t('tone')}
              value={tone}
              onChange={setTone}
              choices={tones.map((value) => ({ value, label: t(value) }))}
            />
            <ChoiceField
              label={t('age')}
              help={t('ageHelp')}
              value={`${age}`}
              onChange={(chosen) => setAge(READING_AGES.find((each) => `${each}` === chosen) ?? usualAge)}
              choices={READING_AGES.map((each) => ({ value: `${each}`, label: each }))}
            />
          </div>
          {ai?.model != null && (
            <TextField
              name="hint"
              label={t('hint')}
              help={t('hintHelp')}
              optional={t('optional')}
              error={attempt.errorAt('hint')}
              maxLength={mostHintLetters}
              dir="auto"
              value={hint}
              onChange={(event) => setHint(event.target.value)}
            />
          )}
          {ai && (
            <p className="text-14 text-ink-soft">
              {ai.model === null ? t('byRules') : t('byModel', { model: ai.model })}
            </p>
          )}
          <Button
            type="submit"
            look={help ? 'quiet' : 'primary'}
            pending={attempt.pending}
            className="justify-self-start"
          >
            {t(attempt.pending ? 'asking' : help ? 'again' : 'ask')}
          </Button>
          <FormProblem words={attempt.problem ?? attempt.errorAt('text') ?? null} />
        </form>
        <Proposals text={text} shown={shown} help={help} onUse={onUse} />
      </div>
    </Modal>,
    document.body,
  );
}
