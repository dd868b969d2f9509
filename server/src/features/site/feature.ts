import type { Feature } from '../../feature.ts';
import { sendContactAnswer } from './answer-contact.ts';
import { siteOwners } from './policy.ts';
import { forwardContact } from './receive-contact.ts';
import { siteRoutes } from './routes.ts';

export const site: Feature = {
  tables: {
    contact_messages: {
      health: 'written',
      person: 'user_id',
      erased: 'removed',
      exported: true,
      hidden: ['answering_admin'],
    },
    tenants: { health: 'none', exported: false },
    tenant_documents: { health: 'none', exported: false },
    tenant_domains: { health: 'none', exported: false },
    tenant_faqs: { health: 'none', exported: false },
  },
  owners: siteOwners,
  routes: siteRoutes,
  dashboard: { contact: ['owner', 'support'] },
  makers: () => import('./makers.ts'),
  jobs: {
    'send-contact-answer': (scope, { messageId }, { mailer }) => sendContactAnswer(scope, messageId, mailer),
    'forward-contact': (scope, { messageId }, { mailer }) => forwardContact(scope, messageId, mailer),
  },
};
