import type { Page } from './routes.ts';

/** `page('/activity/{id}', 'items/activity-page.tsx')`: below a protocol's own address, in the builder's folder. */
const page = (path: string, file: string): Page => ({
  path: `/protocol-builder/{protocol}${path}`,
  file: `features/builder/${file}`,
  access: 'user',
  layout: 'healthcare',
  temporary: true,
  valid: "the protocol is the viewer's or shared with them",
  width: 'full',
});

/** Pages of the protocol builder, in the order of the specification; all of them are open to the same people. */
export const builderPages: readonly Page[] = [
  page('/activity', 'items/items-page.tsx'),
  page('/activity/add', 'items/add-item-page.tsx'),
  page('/activity/{id}', 'items/item-page.tsx'),
  page('/assessment', 'items/items-page.tsx'),
  page('/assessment/add', 'items/add-item-page.tsx'),
  page('/assessment/{id}', 'items/item-page.tsx'),
  page('/challenge', 'items/items-page.tsx'),
  page('/challenge/add', 'items/add-item-page.tsx'),
  page('/challenge/{id}', 'items/item-page.tsx'),
  page('/errors', 'errors/errors-page.tsx'),
  page('/errors/add', 'errors/add-rule-page.tsx'),
  page('/errors/{id}', 'errors/rule-page.tsx'),
  page('/kpi', 'items/items-page.tsx'),
  page('/kpi/add', 'items/add-item-page.tsx'),
  page('/kpi/{id}', 'items/item-page.tsx'),
  page('/modules', 'modules/modules-page.tsx'),
  page('/modules/add', 'modules/add-module-page.tsx'),
  page('/modules/{id}', 'modules/module-page.tsx'),
  page('/nudge', 'items/items-page.tsx'),
  page('/nudge/add', 'items/add-item-page.tsx'),
  page('/nudge/{id}', 'items/item-page.tsx'),
  page('/order', 'items/items-page.tsx'),
  page('/order/add', 'items/add-item-page.tsx'),
  page('/order/{id}', 'items/item-page.tsx'),
  page('/assessment/{assessment}/questions', 'questions/questions-page.tsx'),
  page('/assessment/{assessment}/questions/add', 'questions/add-question-page.tsx'),
  page('/assessment/{assessment}/questions/{question}', 'questions/question-page.tsx'),
  page('/team/{tab}', 'team/team-page.tsx'),
];
