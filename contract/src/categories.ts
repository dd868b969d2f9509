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
    summary: 'One’s own categories of protocols, in one’s own order.',
    access: experts,
    reply: categories,
    example: {},
  },
  'POST categories': {
    summary: `Add a category; there may be ${mostCategories}.`,
    access: experts,
    body: NewCategory,
    reply: Category,
    status: 201,
    limit: 'writing',
    example: { body: example },
  },
  'PUT categories/order': {
    summary: 'Put one’s own categories in order. Those left out come last, in the order they had.',
    access: experts,
    body: z.object({ ids: z.array(field.id).max(mostCategories) }),
    reply: categories,
    limit: 'writing',
    example: { body: { ids: [] } },
  },
  'GET categories/{id}': {
    summary: 'One category.',
    access: expertOwnerOf('category'),
    params: ofCategory,
    reply: Category,
    example: at,
  },
  'PUT categories/{id}': {
    summary: 'Change a category.',
    access: expertOwnerOf('category'),
    params: ofCategory,
    body: NewCategory,
    reply: Category,
    limit: 'writing',
    example: { ...at, body: example },
  },
  'DELETE categories/{id}': {
    summary:
      'Delete a category. One’s own drafts in it stay, without a category; 423 when a published version stands in it.',
    access: expertOwnerOf('category'),
    params: ofCategory,
    reply: null,
    limit: 'writing',
    example: at,
  },
});
