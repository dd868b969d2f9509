import { directionOf } from '@regimen/contract/language/languages.ts';
import { siteIn } from '@regimen/contract/site-in.ts';
import { say } from '../../messages.ts';
import { escapeHtml } from '../../providers/mail-layout.ts';
import type { Scope } from '../../scope.ts';
import { unsubscribePage } from './unsubscribe-mails.ts';

/** For mail programs that open the address instead of posting to it: leads on to the page, and does nothing by itself. */
export function unsubscribeDocument(scope: Scope, token: string): string {
  const { locale } = scope;
  const page = escapeHtml(unsubscribePage(scope, token));
  const name = escapeHtml(siteIn(scope.tenant.site, locale).name);
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><meta http-equiv="refresh" content="0;url=${page}"><title>${name}</title></head>
<body><p><a href="${page}">${escapeHtml(say(locale, 'end_these_mails'))}</a></p></body></html>`;
}
