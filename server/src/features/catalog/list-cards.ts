/** For other areas: programs as cards, by whose they are and by their ids. */
export { type CardRow, listCards, listCardsOfOwner } from './cards-queries.ts';
