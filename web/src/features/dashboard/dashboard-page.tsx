import { useLoaderData } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { sectionOf } from '../../shared/dashboard/parts.ts';
import { texts } from '../../shared/dashboard/texts.ts';
import { notFound, pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { sections } from './sections.tsx';

const page = pageData(async (args) => {
  const [, , , id] = args.url.pathname.split('/');
  const name = sectionOf(args.url.pathname);
  if (!name) throw notFound();
  const { load, loadOne } = sections[name];
  if (id === undefined) return { name, isOne: false, data: await load(args) };
  if (!loadOne) throw notFound();
  return { name, isOne: true, data: await loadOne(args, decodeURIComponent(id)) };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function DashboardPage() {
  const { name, isOne, data } = useLoaderData<typeof clientLoader>();
  const t = useTexts(texts);
  const { Show, ShowOne } = sections[name];
  const Shown = isOne && ShowOne ? ShowOne : Show;
  return (
    <div className="mx-auto grid max-w-[76rem] gap-6 px-4 py-6 md:px-8 md:py-8">
      <PageHead title={t(name)} noIndex />
      <Shown data={data} />
    </div>
  );
}
