import { Outlet } from 'react-router';
import { Chrome } from './chrome.tsx';

/** Working pages (following a program, building one): the whole width, no footer, sidebars of their own. */
export default function HealthcareLayout() {
  return (
    <Chrome width="full">
      <Outlet />
    </Chrome>
  );
}
