import { pageData } from '../../shell/page-data.ts';

const page = pageData(() => null);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function Page() {
  return null;
}
