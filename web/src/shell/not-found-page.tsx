import { notFound, pageData } from './page-data.ts';

const page = pageData((): never => {
  throw notFound();
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Never shown: the data above always leads to the error page. */
export default function NotFoundPage() {
  return null;
}
