import { redirect } from 'react-router';
import { notFound, pageData } from '../../shell/page-data.ts';
import { referralCookie } from '../../shell/referral.ts';
import { safePath } from '../../shell/safe-path.ts';

/** Nothing to see: the visit is counted, who sent it is remembered, and one is led on within this site. */
const page = pageData(async ({ api, params, url }) => {
  const { shortcode } = params;
  if (!shortcode) throw notFound();
  const { target } = await api('POST short-links/{code}/visits', { params: { code: shortcode } });
  const to = safePath(target);
  if (!to) throw notFound();
  const cookie = referralCookie(shortcode, url.protocol === 'https:');
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  if (typeof document !== 'undefined') document.cookie = cookie;
  throw redirect(to, { headers: { 'Set-Cookie': cookie } });
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function ShortLinkPage() {
  return null;
}
