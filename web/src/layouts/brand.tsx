import { useTexts } from '../i18n/use-texts.ts';
import { useSite, useViewer } from '../shell/use-shell.ts';
import { texts } from './texts.ts';

/** The tenant's logo, or a mark drawn from its colours: steps that lead up to a goal. */
export function Brand() {
  const { name, logo } = useSite();
  const t = useTexts(texts);
  const to = useViewer() ? '/home' : '/';
  return (
    <a
      href={to}
      aria-label={t('toStart', { name })}
      className="-mx-2 flex min-h-11 min-w-0 items-center gap-2.5 rounded-control px-2"
    >
      {logo ? <img src={logo} alt="" className="h-8 w-auto" /> : <BrandMark />}
      <span className="truncate text-18 font-semibold">{name}</span>
    </a>
  );
}

export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      aria-hidden="true"
      className="shrink-0 rtl:-scale-x-100"
    >
      <rect width="32" height="32" rx="10" fill="var(--primary)" />
      <path
        d="M8 22c5 0 4-6 8-6s3-6 8-6"
        stroke="#fff"
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity=".65"
      />
      <circle cx="8" cy="22" r="3" fill="#fff" />
      <circle cx="16" cy="16" r="3" fill="#fff" />
      <circle cx="24" cy="10" r="3.5" fill="var(--accent)" stroke="#fff" strokeWidth="2" />
    </svg>
  );
}

/** The same mark as the tab's icon, where custom properties do not reach. */
export function iconOf({ primary, accent }: { primary: string; accent: string }): string {
  const dots =
    '<circle cx="8" cy="22" r="3.5"/><circle cx="16" cy="16" r="3.5"/><circle cx="24" cy="10" r="5"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="10" fill="${primary}"/><g fill="#fff">${dots}</g><circle cx="24" cy="10" r="3" fill="${accent}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
