import { contactInboxCalls } from '@regimen/contract/contact-inbox.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { loadCalls, type Site } from '@regimen/contract/load.ts';
import { fillPlaceholders } from '@regimen/contract/placeholders.ts';
import { siteCalls } from '@regimen/contract/site.ts';
import { siteIn } from '@regimen/contract/site-in.ts';
import { Ready } from '../../http/ready.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { htmlNow } from '../../kept-html.ts';
import { listUrl } from '../../list-url.ts';
import { say } from '../../messages.ts';
import { pageOf, presentPage, readPlace, wholeList } from '../../paging.ts';
import type { Tenant } from '../../scope.ts';
import { answerContact, presentInbox } from './answer-contact.ts';
import { defaultDocuments, defaultFaqs } from './default-texts.ts';
import { listInbox } from './inbox-queries.ts';
import { findDocument, listFaqs } from './queries.ts';
import { receiveContact } from './receive-contact.ts';

const loads = new WeakMap<Tenant, Ready>();
/** Written out once for each time the settings are read. */
function readyLoad(tenant: Tenant): Ready {
  const kept = loads.get(tenant);
  if (kept) return kept;
  const made = new Ready({ domain: tenant.domain, data: tenant.site } satisfies Site);
  loads.set(tenant, made);
  return made;
}

function fillerFor(tenant: Tenant, locale: Locale): (text: string) => string {
  const { placeholders } = siteIn(tenant.site, locale);
  return (text) => fillPlaceholders(text, placeholders);
}

export function siteRoutes(http: HttpParts): void {
  registerCalls(http, loadCalls, {
    'GET load': { ready: readyLoad },
  });

  registerCalls(http, contactInboxCalls, {
    'GET dashboard/contact': async (scope, { query: { show, cursor, per_page } }) => {
      const from = readPlace(cursor);
      const rows = await scope.read((tx) => listInbox(tx, show === 'open', from, per_page + 1));
      const page = pageOf(rows, per_page, from);
      const url = listUrl('dashboard/contact', { show, per_page });
      return presentPage(page, per_page, url, page.rows.map(presentInbox));
    },

    'POST dashboard/contact/{id}/answer': (scope, { params, body }) =>
      scope.tx((tx) => answerContact(scope, tx, params.id, body.answer)),
  });

  registerCalls(http, siteCalls, {
    'GET documents/{name}': async (scope, { params, query }) => {
      const locale = query.locale ?? scope.locale;
      const own = await scope.read((tx) => findDocument(tx, params.name, locale));
      const { title, lead, body, updatedAt } = own ?? defaultDocuments[locale][params.name];
      const fill = fillerFor(scope.tenant, locale);
      const html = await htmlNow(fill(body));
      return {
        name: params.name,
        locale,
        title: fill(title),
        lead: fill(lead),
        html,
        updatedAt: updatedAt.toISOString(),
      };
    },

    'GET faqs': async (scope, { query }) => {
      const locale = query.locale ?? scope.locale;
      const own = await scope.read((tx) => listFaqs(tx, locale));
      const fill = fillerFor(scope.tenant, locale);
      const faqs = own.length > 0 ? own : defaultFaqs[locale];
      const data = faqs.map(async ({ id, topic, question, answer }) => ({
        id,
        group: fill(topic),
        question: fill(question),
        html: await htmlNow(fill(answer)),
      }));
      return wholeList(await Promise.all(data));
    },

    'POST contact': async (scope, { body }, exchange) => {
      // A robot filled in what people cannot see: thanked, and forgotten.
      if (!body.website) return receiveContact(scope, body, exchange.ip);
      return { message: say(scope.locale, 'contact_received') };
    },
  });
}
