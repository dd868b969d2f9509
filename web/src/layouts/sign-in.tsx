import { Outlet } from 'react-router';
import { useSiteText } from '../shell/site-texts.ts';
import { FlowDrawing } from '../ui/flow-drawing.tsx';
import { Chrome } from './chrome.tsx';

/** One form and nothing beside it to do; on wide screens the tenant's picture and words stand next to it. */
export default function SignInLayout() {
  const site = useSiteText();
  return (
    <Chrome width="wide">
      <div className="mx-auto grid max-w-wide items-center gap-12 px-4 py-8 md:px-6 md:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
        <div className="hidden gap-8 lg:grid">
          <FlowDrawing />
          <p className="max-w-[26rem] text-22 leading-heading text-ink-soft">{site('tagline')}</p>
        </div>
        <div className="mx-auto w-full max-w-[28rem]">
          <Outlet />
        </div>
      </div>
    </Chrome>
  );
}
