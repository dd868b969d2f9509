import type { Problem } from '@regimen/engine/check.ts';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { SuccessIcon, XIcon } from '../../../ui/shell-icons.tsx';
import { useMay } from '../draft/use-card.ts';
import { useDraftStore, useHasChecked, useProblems, useProtocol } from '../draft/use-draft.ts';
import { pathTexts } from '../errors/path-texts.ts';
import { useFlow } from './flow-context.ts';
import { DraftArea, DraftText } from './inspector/draft-field.tsx';
import { ProblemNote } from './problem-note.tsx';
import { protocolPanelTexts } from './protocol-panel-texts.ts';
import { useFocusWhenAsked } from './use-focus-when-asked.ts';

const most = 5;

/** The protocol as a whole: what it is called and for, how large it is, what it lacks. */
export function ProtocolPanel({ onClose }: { onClose: () => void }) {
  const t = useTexts(protocolPanelTexts);
  const store = useDraftStore();
  const protocol = useProtocol();
  const mayEdit = useMay('edit');
  const root = useRef<HTMLDivElement>(null);
  useFocusWhenAsked(root);
  const { name, description, nodes, modules } = protocol;
  const describe = (words: { name: string; description: string }, group: string) =>
    store.edit({ edit: 'describe', ...words }, group);
  return (
    <div ref={root} data-draft className="grid content-start gap-5 p-4 text-14">
      <div className="flex items-center justify-between">
        <h2 tabIndex={-1} className="text-16 outline-none">
          {t('plan')}
        </h2>
        <IconButton label={t('close')} className="-me-2 size-9! lg:hidden!" onClick={onClose}>
          <XIcon />
        </IconButton>
      </div>
      {mayEdit ? (
        <>
          <DraftText
            name="plan-name"
            label={t('name')}
            value={name}
            needed={t('nameNeeded')}
            maxLength={200}
            onEdit={(next) => describe({ name: next, description }, 'plan-name')}
          />
          <DraftArea
            name="plan-description"
            label={t('description')}
            value={description}
            optional={t('optional')}
            maxLength={20_000}
            rows={4}
            onEdit={(next) => describe({ name, description: next }, 'plan-description')}
          />
        </>
      ) : (
        <p className="whitespace-pre-line text-ink-soft">{description || t('noDescription')}</p>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
        <span>{t('steps', { n: nodes.length })}</span>
        <Link to={paths.builder(store.id, 'modules')} className="text-primary-text hover:underline">
          {t('modules', { n: modules.length })}
        </Link>
      </p>
      <Missing />
    </div>
  );
}

function Missing() {
  const t = useTexts(protocolPanelTexts);
  const say = useTexts(pathTexts);
  const { id } = useDraftStore();
  const isBlank = useProtocol().nodes.length === 0;
  const problems = useProblems();
  const checked = useHasChecked();
  const stops = problems.filter(({ severity }) => severity === 'error').length;
  return (
    <section aria-labelledby="missing-title" className="grid gap-3 border-t border-line pt-4">
      <h2 id="missing-title" className="text-16">
        {t('missing')}
      </h2>
      {isBlank ? (
        <p className="text-ink-soft">{t('notYet')}</p>
      ) : !checked ? (
        <p className="text-ink-soft">{say('checking')}</p>
      ) : problems.length === 0 ? (
        <p className="flex items-start gap-2 text-ink-soft">
          <SuccessIcon className="shrink-0 text-success-text" />
          {t('nothing')}
        </p>
      ) : (
        <>
          <p className="text-ink-soft">{stops > 0 ? t('stops', { n: stops }) : t('onlyWarnings')}</p>
          <ul className="grid gap-2">
            {[...problems]
              .sort((a, b) => rank(a) - rank(b))
              .slice(0, most)
              .map((problem) => (
                <li key={problem.id}>
                  <Finding problem={problem} />
                </li>
              ))}
          </ul>
        </>
      )}
      <Link to={paths.builder(id, 'errors')} className="text-primary-text hover:underline">
        {t('allProblems')}
      </Link>
    </section>
  );
}

const rank = ({ severity }: Problem) => (severity === 'error' ? 0 : 1);

function Finding({ problem }: { problem: Problem }) {
  const t = useTexts(protocolPanelTexts);
  const locale = useLocale();
  const flow = useFlow();
  const protocol = useProtocol();
  const mayEdit = useMay('edit');
  const { node, path, data } = problem;
  const [, setParams] = useSearchParams();
  const say = useTexts(pathTexts);
  return (
    <div className="grid">
      <ProblemNote problem={problem} protocol={protocol} locale={locale} mayMend={mayEdit} />
      {path ? (
        <Button
          look="plain"
          className="min-h-9! justify-self-start px-3! text-14"
          onClick={() => setParams({ way: String(data.rule) })}
        >
          {say('showPath')}
        </Button>
      ) : (
        node !== null && (
          <Button
            look="plain"
            className="min-h-9! justify-self-start px-3! text-14"
            onClick={() => flow.select(node)}
          >
            {t('showStep')}
          </Button>
        )
      )}
    </div>
  );
}
