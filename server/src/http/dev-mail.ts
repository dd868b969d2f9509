import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Outbox, StoredMail } from '../providers/mail.ts';
import { escapeHtml } from '../providers/mail-layout.ts';
import type { Tenants } from './tenants.ts';
import type { IsLocal } from './this-machine.ts';

/**
 * Messages that a relay would have sent, with live links in them: only with the embedded database, only to somebody
 * at this machine, only under the name of one of its sites.
 */
export function serveDevMail(app: FastifyInstance, outbox: Outbox, tenants: Tenants, isLocal: IsLocal): void {
  const mayLook = async (request: FastifyRequest) =>
    isLocal(request) && (await tenants.byHost(request.hostname.toLowerCase())) !== undefined;
  app.get('/dev/mail', async (request, reply) => {
    if (!(await mayLook(request))) return reply.callNotFound();
    const nonce = randomBytes(16).toString('base64url');
    const mails = await outbox.list();
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'`,
      )
      .send(page(mails, nonce));
  });
  app.get('/dev/mail.json', async (request, reply) => {
    if (!(await mayLook(request))) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').send({ data: await outbox.list() });
  });
}

/** The link out of the message stands beside it too, since a sandboxed frame may not open the site. */
const linkIn = (mail: StoredMail) => /https?:\/\/\S+/.exec(mail.text)?.[0];

function page(mails: StoredMail[], nonce: string): string {
  const items = mails.map((mail) => {
    const link = linkIn(mail);
    return `<article><h2 dir="auto">${escapeHtml(mail.subject)}</h2>
<p class="meta">To <bdi>${escapeHtml(mail.to)}</bdi> · from <bdi>${escapeHtml(mail.from.name)}</bdi> · <time datetime="${mail.sentAt}">${mail.sentAt.slice(0, 16).replace('T', ' ')} UTC</time></p>
${link ? `<p><a href="${escapeHtml(link)}">Open the link in this message</a></p>` : ''}
<details><summary>Show the message</summary><iframe sandbox title="${escapeHtml(mail.subject)}" srcdoc="${escapeHtml(mail.html)}"></iframe></details></article>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox</title>
<style nonce="${nonce}">:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:760px;margin:0 auto;padding:24px 16px}
article{border-top:1px solid #8885;padding:16px 0}h1{font-size:28px}h2{font-size:18px;margin:0}.meta{color:GrayText;margin:4px 0}iframe{width:100%;height:480px;border:1px solid #8885;border-radius:10px;margin-top:12px;background:#fff}</style></head>
<body><h1>Outbox</h1><p>No mail relay is set, so messages wait here, newest first.</p>
${items.join('\n') || '<p>Nothing was sent yet.</p>'}</body></html>`;
}
