import { quoted } from '@regimen/contract/language/languages.ts';
import { nameOfStep } from '@regimen/contract/protocol-words/names.ts';
import type { FoundDanger, Publishing } from '@regimen/contract/publishing.ts';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { WarningIcon } from '../../../ui/shell-icons.tsx';
import { checkTexts } from './check-texts.ts';
import { publishTexts } from './publish-texts.ts';

/** In the checklist: dangers that the last simulation of this draft left without an answer. */
export function DangerRow({ plan, danger }: { plan: Publishing; danger: FoundDanger }) {
  const t = useTexts(publishTexts);
  const say = useTexts(checkTexts);
  const locale = useLocale();
  const { n, protocolId, node, isElsewhere } = danger;
  const protocol = plan.protocols.find(({ id }) => id === protocolId)?.now;
  const name = protocol && nameOfStep(protocol, node, locale);
  if (!name) return null;
  const step = quoted(name, locale);
  return (
    <li className="flex items-start gap-x-3 max-sm:flex-wrap">
      <WarningIcon className="mt-0.5 shrink-0 text-warning-text" />
      <p className="min-w-0 flex-1 font-medium wrap-anywhere max-sm:basis-3/4">
        <span className="sr-only">{`${t('isWarning')}: `}</span>
        {say(isElsewhere ? 'dangerMost' : 'danger', { n, step })}
      </p>
      <Link
        to={`${paths.flowEditor(protocolId)}?step=${encodeURIComponent(node)}`}
        className="shrink-0 text-14 font-medium text-primary-text underline-offset-4 hover:underline max-sm:basis-full max-sm:ps-7.5"
      >
        {say('mendDanger')}
      </Link>
    </li>
  );
}
