import { useTexts } from '../../i18n/use-texts.ts';
import { useSiteText } from '../../shell/site-texts.ts';
import { useOpenPages } from '../../shell/use-open-pages.ts';
import { LinkButton } from '../../ui/button.tsx';
import { texts } from './texts.ts';

export function Closing() {
  const t = useTexts(texts);
  const site = useSiteText();
  const isOpen = useOpenPages();
  if (!isOpen('/join')) return null;
  return (
    <section className="relative overflow-hidden bg-primary-strong text-primary-on">
      <ClosingPattern />
      <div className="relative mx-auto grid max-w-wide justify-items-start gap-4 px-4 py-16 md:px-6 md:py-20">
        <h2 className="text-28 md:text-36">{t('closingTitle')}</h2>
        <p className="max-w-[34rem] text-18">{t('closingText')}</p>
        <LinkButton to="/join" look="quiet" className="mt-2 min-h-12 border-transparent px-6 text-18">
          {site('callToAction') || t('joinFallback')}
        </LinkButton>
      </div>
    </section>
  );
}

function ClosingPattern() {
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-y-0 end-0 hidden h-full w-3/5 md:block opacity-30 rtl:-scale-x-100"
      viewBox="0 0 700 300"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      {[0, 36, 72, 108, 144, 180].map((drop) => (
        <path
          key={drop}
          d={`M120 ${300 + drop}C260 ${200 + drop} 360 ${240 + drop} 460 ${140 + drop}S600 ${20 + drop} 760 ${-20 + drop}`}
        />
      ))}
    </svg>
  );
}
