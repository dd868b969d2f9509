import { z } from 'zod';
import { expertOwnerOf, experts } from './access.ts';
import { defineCalls } from './call.ts';
import { categoryColours, categoryIcons } from './category-looks.ts';
import * as field from './fields.ts';

export type { CategoryColour, CategoryIcon } from './category-looks.ts';

export const NewCategory = z.object({
  name: field.text(1, 80),
  colour: z.enum(categoryColours),
  icon: z.enum(categoryIcons),
});
export type NewCategory = z.infer<typeof NewCategory>;

export const Category = NewCategory.extend({
  id: field.id,
  protocolsCount: z.int(),
  can: z.object({
    delete: z.boolean(),
    /** Names of what keeps it from being deleted, as far as the caller may read them. */
    keptBy: z.array(z.string()),
  }),
});
export type Category = z.infer<typeof Category>;

const categories = field.cursorList(Category);
const ofCategory = z.object({ id: field.id });
const at = { params: { id: '$category' } };
const example = { name: 'Sleep $unique', colour: 'indigo', icon: 'moon' };
export const mostCategories = 100;

export const categoryCalls = defineCalls({
  'GET categories': {
    summary: 'Your protocol categories, in your order.',
    access: experts,
    health: false,
    reply: categories,
    example: {},
  },
  'POST categories': {
    summary: `Add a category. The limit is ${mostCategories}.`,
    access: experts,
    health: false,
    body: NewCategory,
    reply: Category,
    status: 201,
    limit: 'writing',
    example: { body: example },
  },
  'PUT categories/order': {
    summary: 'Reorder your categories. Any left out follow at the end, in their previous order.',
    access: experts,
    health: false,
    body: z.object({ ids: z.array(field.id).max(mostCategories) }),
    reply: categories,
    limit: 'writing',
    example: { body: { ids: [] } },
  },
  'GET categories/{id}': {
    summary: 'One category.',
    access: expertOwnerOf('category'),
    health: false,
    params: ofCategory,
    reply: Category,
    example: at,
  },
  'PUT categories/{id}': {
    summary: 'Change a category.',
    access: expertOwnerOf('category'),
    health: false,
    params: ofCategory,
    body: NewCategory,
    reply: Category,
    limit: 'writing',
    example: { ...at, body: example },
  },
  'DELETE categories/{id}': {
    summary:
      'Delete a category. Your drafts in it are kept without a category. 423 when a published version is in it.',
    access: expertOwnerOf('category'),
    health: false,
    params: ofCategory,
    reply: null,
    limit: 'writing',
    example: at,
  },
});
