import type { SafetyRule } from '@regimen/contract/safety-rules.ts';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ShieldIcon } from '../../../ui/icons.tsx';
import { AlertIcon, SuccessIcon, WarningIcon } from '../../../ui/shell-icons.tsx';
import { useMay } from '../draft/use-card.ts';
import { useDraftStore, useHasLookedAt, useProblems, useProtocol } from '../draft/use-draft.ts';
import { useKnowRules } from '../draft/use-rules.ts';
import { pathTexts } from './path-texts.ts';
import { ruleSentence } from './rule-words.ts';
import { texts } from './texts-texts.ts';

export function RuleList({ rules }: { rules: readonly SafetyRule[] }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const protocol = useProtocol();
  const { id } = useDraftStore();
  const mayEdit = useMay('edit');
  useKnowRules(rules);
  const add = mayEdit && (
    <LinkButton to={paths.builder(id, 'errors', 'add')} look="quiet">
      {t('addRule')}
    </LinkButton>
  );
  return (
    <section aria-labelledby="rules-title">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="rules-title" className="text-22">
            {t('rules')}
          </h2>
          <p className="mt-1 max-w-measure text-ink-soft">{t('rulesLead')}</p>
        </div>
        {rules.length > 0 && add}
      </div>
      {rules.length === 0 && (
        <div className="mt-4">
          <EmptyState title={t('noRules')} help={t('noRulesHelp')}>
            {add}
          </EmptyState>
        </div>
      )}
      <ul className="mt-4 grid gap-2">
        {rules.map((rule) => {
          const sentence = ruleSentence(rule, protocol, locale);
          return (
            <li
              key={rule.id}
              className="relative flex items-start gap-3 rounded-card border border-line bg-raised p-4 transition-colors duration-120 hover:border-primary-line"
            >
              <ShieldIcon className="mt-0.5 shrink-0 text-primary-text" />
              <div className="min-w-0">
                <Link
                  to={paths.builder(id, 'errors', rule.id)}
                  className="font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-card"
                >
                  <bdi>{rule.name}</bdi>
                </Link>
                {rule.name !== sentence && <p className="text-14 text-ink-soft">{sentence}</p>}
                <Standing rule={rule.id} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const standings = {
  'safety-broken': { word: 'broken', Icon: AlertIcon, colour: 'text-danger-text' },
  'safety-unproven': { word: 'unproven', Icon: WarningIcon, colour: 'text-warning-text' },
  'safety-idle': { word: 'idle', Icon: WarningIcon, colour: 'text-warning-text' },
  proven: { word: 'proven', Icon: SuccessIcon, colour: 'text-success-text' },
} as const;

/** What the checker says of a rule, as soon as it has looked at it. */
function Standing({ rule }: { rule: string }) {
  const t = useTexts(pathTexts);
  const problems = useProblems();
  const isLooked = useHasLookedAt(rule);
  const code = problems.find(({ data }) => data.rule === rule)?.code ?? 'proven';
  if (!isLooked) return <p className="mt-1 text-14 text-ink-soft">{t('checking')}</p>;
  const { word, Icon, colour } = standings[code as keyof typeof standings];
  return (
    <p className={`mt-1 flex items-center gap-1.5 text-14 font-medium ${colour}`}>
      <Icon size={16} className="shrink-0" />
      {t(word)}
    </p>
  );
}
