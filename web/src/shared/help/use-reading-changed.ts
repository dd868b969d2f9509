import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { type Flash, showFlash } from '../../shell/flash.ts';
import { refreshDanger } from './refresh-danger.ts';
import { useInDanger } from './use-in-danger.ts';

/**
 * Says that a reading was saved or mended. Whoever may have been in danger by it reads on the page of help whether that is
 * over; there nothing covers the numbers.
 */
export function useReadingChanged(): (message: string, tone?: Flash['tone']) => void {
  const navigate = useNavigate();
  const inDanger = useInDanger();
  return (message, tone = 'success') => {
    if (!inDanger) return showFlash({ tone, message });
    const show = () => navigate(paths.helpNow);
    refreshDanger().then(show, show);
  };
}
