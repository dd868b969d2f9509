import { useTexts } from '../../i18n/use-texts.ts';
import { useSiteText } from '../../shell/site-texts.ts';
import { useOpenPages } from '../../shell/use-open-pages.ts';
import { useSite } from '../../shell/use-shell.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ExampleTasks } from './example-tasks.tsx';
import { texts } from './texts.ts';
import { useMenuAbove } from './use-menu-above.ts';

/** The tenant's headline and the one action; beside it what a day in a program looks like. */
export function Hero() {
  const t = useTexts(texts);
  const site = useSiteText();
  const { name } = useSite();
  const isOpen = useOpenPages();
  return (
    <section ref={useMenuAbove()} className="relative overflow-hidden bg-raised">
      <HeroGround />
      <div className="relative mx-auto grid max-w-wide items-center gap-12 px-4 pt-10 pb-14 md:px-6 md:pt-16 md:pb-20 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
        <div className="grid justify-items-start gap-5">
          <p className="font-semibold text-primary-text">{site('tagline')}</p>
          <h1 className="max-w-[18ch] text-36 md:text-48">{site('headline') || name}</h1>
          <p className="max-w-[34rem] text-18 text-ink-soft md:text-22 md:leading-[1.45]">
            {site('subline')}
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            {isOpen('/join') && (
              <LinkButton to="/join" className="min-h-12 px-6 text-18">
                {site('callToAction') || t('joinFallback')}
              </LinkButton>
            )}
            <a
              href="#how"
              className="inline-flex min-h-12 items-center rounded-control px-4 text-18 font-semibold text-primary-text hover:bg-primary-soft"
            >
              {t('seeHow')}
            </a>
          </div>
          <p className="text-14 text-ink-soft">{t('free')}</p>
        </div>
        <div className="relative justify-self-center lg:justify-self-end">
          <div
            aria-hidden="true"
            className="absolute inset-x-[-50vw] top-1/3 -bottom-14 bg-primary-soft md:-bottom-20 lg:hidden"
          />
          <ExampleTasks />
        </div>
      </div>
    </section>
  );
}

const curve = 'M720 640C760 470 840 420 960 380S1150 200 1376 150';

/** A quiet flow of steps behind the phone, from the tenant's colours. */
function HeroGround() {
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-y-0 end-0 hidden h-full w-full lg:block rtl:-scale-x-100"
      viewBox="0 0 1366 640"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
    >
      <path d={`${curve}V640Z`} fill="var(--primary-soft)" opacity=".7" />
      <path
        d="M980 640C1000 540 1080 520 1160 480S1290 380 1376 360V640Z"
        fill="var(--accent-soft)"
        opacity=".55"
      />
      <path
        d={curve}
        stroke="var(--primary-line)"
        strokeWidth="2"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
      <path
        className="flow-line"
        d={curve}
        stroke="var(--primary)"
        strokeWidth="3"
        strokeLinecap="round"
        pathLength="100"
      />
      <circle cx="801" cy="468" r="8" fill="var(--primary)" />
      <circle cx="858" cy="428" r="8" fill="var(--primary)" />
      <circle cx="1302" cy="169" r="10" fill="var(--accent)" />
    </svg>
  );
}
