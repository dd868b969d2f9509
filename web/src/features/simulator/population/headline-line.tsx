import { SuccessIcon, WarningIcon } from '../../../ui/shell-icons.tsx';

/** What matters most, large, with a sign that does not need its colour. */
export function Headline({ tone, sentences }: { tone: 'good' | 'bad'; sentences: readonly string[] }) {
  const Sign = tone === 'good' ? SuccessIcon : WarningIcon;
  return (
    <div className="flex items-start gap-3">
      <Sign
        size={26}
        className={`mt-0.5 shrink-0 ${tone === 'good' ? 'text-success-text' : 'text-warning-text'}`}
      />
      <p className="max-w-measure text-18 leading-heading font-semibold text-balance sm:text-22">
        {sentences.join(' ')}
      </p>
    </div>
  );
}
