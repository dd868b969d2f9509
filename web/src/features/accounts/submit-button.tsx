import { useMounted } from '../../shell/use-mounted.ts';
import { Button } from '../../ui/button.tsx';

interface SubmitButtonProps {
  pending: boolean;
  words: string;
  pendingWords: string;
}

/** Takes no press before the page is alive: until then the browser would send the form, password and all, by itself. */
export function SubmitButton({ pending, words, pendingWords }: SubmitButtonProps) {
  const mounted = useMounted();
  return (
    <Button type="submit" pending={pending} disabled={!mounted} className="w-full disabled:opacity-100!">
      {pending ? pendingWords : words}
    </Button>
  );
}
