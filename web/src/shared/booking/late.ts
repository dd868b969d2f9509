import { latePart } from '../../shell/late-part.tsx';

/** Guests' pages come without it; it follows once they are there. */
export const ServicesToBook = latePart(() => import('./services-to-book.tsx')).Part;
export const BookService = latePart(async () => ({
  default: (await import('./book-service.tsx')).BookService,
})).Part;
