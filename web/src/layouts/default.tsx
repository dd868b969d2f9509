import { Outlet } from 'react-router';
import { Chrome } from './chrome.tsx';
import { usePage } from './use-page.ts';

/** Most pages: 944 px, the measure for reading, or the full width. */
export default function DefaultLayout() {
  const page = usePage();
  const full = page?.width === 'full';
  return (
    <Chrome
      whiteMenu={page?.whiteMenu ?? false}
      footer={page?.footer ?? false}
      width={full ? 'full' : 'reading'}
    >
      <div
        className={
          full
            ? 'has-data-fills-window:h-full'
            : 'mx-auto max-w-[calc(944px+3rem)] px-4 py-8 md:px-6 md:py-12'
        }
      >
        <Outlet />
      </div>
    </Chrome>
  );
}
