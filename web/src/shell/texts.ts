import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  warning: 'Warning',
  accessDenied: 'Access Denied',
  signedOut: 'You’ve been signed out on this device.',
  signIn: 'Sign in',
  cannotUpdate: "Can't update this item such as its in use",
  cannotDelete: "Can't delete this item such as its in use",
  wentWrong: 'Something went wrong',
  chunkFailed: 'Part of this page didn’t load. Check your connection and try again.',
  resourceNotFound: 'Resource not found',
  conflict:
    'This was changed in the meantime. What you typed is still here: check the latest version, then try again.',
  tooLarge:
    'This is too large to send. What you typed is still here: shorten it or choose a smaller file, then try again.',
  tooSlow: 'Sending took too long. What you typed is still here: check your connection, then try again.',
  tooMany: 'Too many tries in a short time. What you typed is still here: try again {when}.',
  inAMoment: 'in a moment',
  unavailable: 'The service is busy or being updated. What you typed is still here: try again in a moment.',
  storageFull:
    'We can’t save this right now because our storage is full. What you typed is still here: try again later.',
  offline:
    'We couldn’t reach the service. You may be offline. What you typed is still here: try again when you’re back online.',
  pageNotFound: 'This page could not be found',
  pageNotFoundHelp: 'Check the address for typos. The page may also have moved.',
  backHome: 'Back to the home page',
  tryAgain: 'Try again',
  errorHelp: 'This is a problem on our side. Try again in a moment. If it keeps happening, please tell us.',
  busyHelp: 'The service is busy or being updated. It should be back in a moment.',
  offlineTitle: 'You’re offline',
  offlineHelp: 'This page isn’t saved on your device. Open it again when you’re back online.',
  forbiddenHelp: 'This page is for a different kind of account.',
  writeToUs: 'Contact us',
  status: 'Error {status}',
  close: 'Close',
  messages: 'Messages',
  loading: 'Loading',
  skipToContent: 'Skip to content',
});
