import AskAbout from './ask-about.tsx';

interface AskAboutStepProps {
  enrollmentId: string;
  /** Its key in the outline, which has the number of its protocol before the step. */
  step: string;
  className?: string;
}

/** What comes back beside the steps is no step: its tasks can be asked about once they are there. */
export function AskAboutStep({ enrollmentId, step, className }: AskAboutStepProps) {
  const node = /^\d+\.([A-Za-z0-9_-]+)$/.exec(step)?.[1];
  if (node === undefined) return null;
  return <AskAbout about={{ kind: 'step', id: enrollmentId, node }} className={className ?? ''} />;
}
