import { redirect } from 'react-router';
import { writeCookie } from '../../shell/cookie.ts';
import { notFound, pageData } from '../../shell/page-data.ts';
import { referralCookie } from '../../shell/referral.ts';
import { safePath } from '../../shell/safe-path.ts';

/** Nothing to see: the visit is counted, who sent it is remembered, and one is led on within this site. */
const page = pageData(async ({ api, params, secureCookies }) => {
  const { shortcode } = params;
  if (!shortcode) throw notFound();
  const { target } = await api('POST short-links/{code}/visits', { params: { code: shortcode } });
  const to = safePath(target);
  if (!to) throw notFound();
  if (secureCookies !== undefined)
    throw redirect(to, { headers: { 'Set-Cookie': referralCookie(shortcode, secureCookies) } });
  writeCookie((secure) => referralCookie(shortcode, secure));
  throw redirect(to);
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function ShortLinkPage() {
  return null;
}
