import type { Page } from './routes.ts';

/** `page('/programs', 'creator-programs/programs-page.tsx')`: below /creator, for experts. */
const page = (path: string, file: string, more: Partial<Page> = {}): Page => ({
  path: `/creator${path}`,
  file: `features/${file}`,
  access: 'expert',
  layout: 'default',
  scrollToTop: true,
  ...more,
});

/** Pages of the creator area, in the order of the specification. */
export const creatorPages: readonly Page[] = [
  page('/categories', 'categories/categories-page.tsx'),
  page('/categories/add', 'categories/add-category-page.tsx'),
  page('/categories/edit/{id?}', 'categories/edit-category-page.tsx', { valid: 'owned' }),
  page('/follow-up', 'follow-up/follow-up-page.tsx', { width: 'full' }),
  page('/history', 'history/history-page.tsx', { width: 'full' }),
  page('/live', 'live/live-page.tsx', { width: 'full' }),
  page('/programs', 'creator-programs/programs-page.tsx'),
  page('/programs/add', 'creator-programs/add-program-page.tsx'),
  page('/programs/edit/{id?}', 'creator-programs/edit-program-page.tsx', {
    valid: 'owned or shared with the viewer',
  }),
  page('/programs/publish/{id?}', 'creator-programs/publish-program-page.tsx', { valid: 'owned' }),
  page('/programs/simulator/{id?}', 'simulator/simulator-page.tsx', {
    valid: 'owned or shared with the viewer',
    width: 'full',
  }),
  page('/protocols', 'protocols/protocols-page.tsx'),
  page('/protocols/{category}', 'protocols/category-protocols-page.tsx', { valid: 'the category exists' }),
  page('/protocols/add', 'protocols/add-protocol-page.tsx'),
  page('/protocols/edit/{id?}', 'builder/flow-editor-page.tsx', {
    valid: 'owned or shared with the viewer',
    width: 'full',
  }),
];
