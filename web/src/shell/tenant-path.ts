/**
 * Section 7: with `?tenant=` (or `?target=`) on the page and a token for that tenant held, calls go through
 * `_cmt/`, and name the tenant whose token the server shall attach.
 */
export function tenantPath(apiUrl: string, pageSearch: string, tenants: readonly string[]): string {
  const query = new URLSearchParams(pageSearch);
  const tenant = query.get('tenant') ?? query.get('target');
  if (!tenant || !tenants.includes(tenant)) return apiUrl;
  const url = apiUrl.replace(/^\/api\//, '/api/_cmt/');
  return `${url}${url.includes('?') ? '&' : '?'}tenant=${encodeURIComponent(tenant)}`;
}
