import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  creators: 'Experts',
  lead: 'Meet the experts behind the programs: what they know, what they’ve made and what others say about it.',
  creatorsIn: 'Experts for {category}',
  category: 'Topic',
  rating: 'Rating',
  role: 'Profession',
  popular: 'Popularity',
  popularValue: 'Popular',
  starsAndUp: '{n} stars and up',
  emptyTitle: 'No programs published yet',
  nothingFits: 'No experts match these filters',
  allCreators: 'All experts',
});
