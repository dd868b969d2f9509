import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  creators: 'Creators',
  lead: 'Meet the experts behind the programs: what they know, what they’ve made and what others say about it.',
  creatorsIn: 'Creators for {category}',
  category: 'Topic',
  rating: 'Rating',
  role: 'Profession',
  popular: 'Trending',
  popularValue: 'Popular',
  starsAndUp: '{n} stars and up',
  emptyTitle: 'No programs published yet',
  nothingFits: 'No creators match these filters',
  allCreators: 'All creators',
});
