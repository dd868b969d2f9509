import type { TestCard } from './cards.ts';
import type { Failure } from './objects.ts';

export const failureOf = ({
  code = 'card_declined',
  declineCode = 'generic_decline',
}: TestCard): Failure => ({
  type: 'card_error',
  code,
  ...(code === 'card_declined' && { decline_code: declineCode }),
  message: messages[code] ?? 'Your card was declined.',
});
const messages: Record<string, string> = {
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
};
export const needsBank: Failure = {
  type: 'card_error',
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};
export const notAuthenticated: Failure = {
  type: 'card_error',
  code: 'payment_intent_authentication_failure',
  message: 'The provided payment method has failed authentication.',
};
