import { latePart } from '../../shell/late-part.tsx';

/** Guests write neither. */
export const ReviewForm = latePart(async () => ({
  default: (await import('./review-form.tsx')).ReviewForm,
})).Part;
export const ReplyForm = latePart(async () => ({
  default: (await import('./reply-form.tsx')).ReplyForm,
})).Part;
