import { useTexts } from '../../i18n/use-texts.ts';
import { useOpenPages } from '../../shell/use-open-pages.ts';
import { LinkButton } from '../../ui/button.tsx';
import { texts } from './texts.ts';

export function TwoRoles() {
  const t = useTexts(texts);
  return (
    <section aria-labelledby="roles-title" className="border-y border-line bg-sunken">
      <div className="mx-auto max-w-wide px-4 py-16 md:px-6 md:py-24">
        <h2 id="roles-title" className="text-28 md:text-36">
          {t('rolesTitle')}
        </h2>
        <div className="mt-10 grid gap-6 md:grid-cols-2">
          <Role
            title={t('followTitle')}
            steps={[t('follow1'), t('follow2'), t('follow3')]}
            action={t('followAction')}
            to="/register?type=user"
          />
          <Role
            title={t('expertTitle')}
            steps={[t('expert1'), t('expert2'), t('expert3')]}
            action={t('expertAction')}
            to="/register?type=expert"
          />
        </div>
      </div>
    </section>
  );
}

function Role({ title, steps, action, to }: { title: string; steps: string[]; action: string; to: string }) {
  const isOpen = useOpenPages();
  return (
    <div className="grid content-start gap-6 rounded-card border border-line bg-raised p-6 md:p-8">
      <h3 className="text-22">{title}</h3>
      <ol className="grid gap-4">
        {steps.map((words, index) => (
          <li key={words} className="flex gap-4">
            <span aria-hidden="true" className="w-5 shrink-0 font-semibold text-primary-text tabular-nums">
              {index + 1}
            </span>
            <span className="text-ink-soft">{words}</span>
          </li>
        ))}
      </ol>
      {isOpen('/join') && (
        <LinkButton to={to} look="quiet" className="justify-self-start">
          {action}
        </LinkButton>
      )}
    </div>
  );
}
