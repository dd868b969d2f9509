import type { Proposal } from '@regimen/contract/wizard.ts';
import { mostWishLetters } from '@regimen/contract/wizard-choices.ts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../api.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { checkFields } from '../../../shell/attempt.ts';
import { useAction } from '../../../shell/use-action.ts';
import type { Answer, Called } from '../../../shell/use-call.ts';
import { useForm } from '../../../shell/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form.tsx';
import { useDraftStore } from '../draft/use-draft.ts';
import { firstExamples } from './examples.ts';
import { ProposalCard } from './proposal-card.tsx';
import { texts } from './texts.ts';
import { ExampleButton } from './wish-hint.tsx';

type List = Answer<'GET protocols/{id}/wizard/proposals'>;

interface TalkProps {
  protocolId: string;
  model: string | null;
  listed: Called<List | null> | Called<List>;
  /** The proposal that is marked on the drawing. */
  looked: Proposal | null;
  mayEdit: boolean;
}

/** What was wanted, oldest first, each with its answer, and the next wish below. */
export function Talk({ protocolId, model, listed, looked, mayEdit }: TalkProps) {
  const t = useTexts(texts);
  const store = useDraftStore();
  const [words, setWords] = useState('');
  const all: Proposal[] = (listed.data?.data ?? []).toReversed();
  const end = useRef<HTMLDivElement>(null);
  const newest = all.at(-1)?.id;
  // What was not understood has its own examples.
  const isNew = all.length === 0;
  const field = useRef<HTMLFormElement>(null);
  const tryIt = (wish: string) => {
    setWords(wish);
    field.current?.querySelector('input')?.focus();
  };
  useEffect(() => {
    if (newest) end.current?.scrollIntoView({ block: 'nearest' });
  }, [newest]);

  const put = (change: (list: readonly Proposal[]) => Proposal[]) => {
    if (listed.data) listed.put({ ...listed.data, data: change(listed.data.data) });
  };
  const ask = async (wish: string) => {
    checkFields({ words: wish.trim() === '' && t('needWords') });
    await store.saveNow();
    const body = { words: wish };
    const proposal = await api('POST protocols/{id}/wizard/proposals', { params: { id: protocolId }, body });
    put((list) => [proposal, ...list]);
    setWords('');
  };
  const form = useForm<'words'>(() => ask(words));
  const [press, pressing] = useAction(async (id: string, what: 'accept' | 'refuse') => {
    await store.saveNow();
    const params = { id };
    const proposal =
      what === 'accept'
        ? await api('POST wizard-proposals/{id}/accept', { params })
        : await api('POST wizard-proposals/{id}/refuse', { params });
    if (what === 'accept') await store.look();
    put((list) => list.map((one) => (one.id === id ? proposal : one)));
  });
  const { data } = listed;
  return (
    <section
      aria-labelledby="wizard-talk"
      className="flex flex-col border-line bg-raised max-lg:border-t lg:min-h-0 lg:w-96 lg:border-s"
    >
      <div className="grid gap-1 border-b border-line px-4 py-3">
        <h2 id="wizard-talk" className="text-18 font-semibold">
          {t('talk')}
        </h2>
        <p className="text-14 text-ink-soft">{mayEdit ? t('talkLead') : t('readOnly')}</p>
      </div>
      <div
        className="grid flex-1 content-start gap-4 p-4 lg:min-h-0 lg:overflow-y-auto"
        role="log"
        aria-label={t('talk')}
      >
        {listed.hasMore && (
          <Button look="plain" pending={listed.adding} onClick={() => listed.more()}>
            {t('earlier')}
          </Button>
        )}
        {all.map((proposal) => (
          <ProposalCard
            key={proposal.id}
            proposal={proposal}
            model={model}
            isLooked={proposal.id === looked?.id}
            pressing={pressing}
            {...(mayEdit && { onPress: press, onTry: tryIt })}
          />
        ))}
        <div ref={end} />
      </div>
      {mayEdit && data && (
        <form {...form.props} ref={field} className="grid gap-3 border-t border-line p-4">
          {(model !== null || isNew) && (
            <p className="text-14 text-ink-soft">
              {model === null ? t('byPhrases') : t('byModel', { model })}
            </p>
          )}
          {isNew && (
            <ul className="flex flex-wrap gap-1.5">
              {firstExamples.map((example) => (
                <li key={example}>
                  <ExampleButton words={t(example)} onTry={tryIt} />
                </li>
              ))}
            </ul>
          )}
          <TextField
            {...form.field('words')}
            label={t('wish')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            maxLength={mostWishLetters}
            autoComplete="off"
          />
          <FormProblem words={form.problem} />
          <Button type="submit" look={looked ? 'quiet' : 'primary'} pending={form.pending}>
            {t(form.pending ? 'sending' : 'send')}
          </Button>
        </form>
      )}
    </section>
  );
}
