import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const securityMailTexts = defineTexts(import.meta.url, {
  deviceSubject: 'New sign-in to your {brand} account',
  deviceHeading: 'New sign-in, {name}',
  deviceWhere: 'Someone signed in to your {brand} account on a new device: {device}.',
  deviceWhen: 'When: {when} ({zone}).',
  deviceNotYou: 'Wasn’t you? Open your devices, sign that one out, then change your password right away.',
  deviceButton: 'See my devices',
  deviceFootnote: 'Was it you? Then there’s nothing more to do.',
  addressSubject: 'Confirm your new email address for {brand}',
  addressHeading: 'Confirm your new address, {name}',
  addressAsked: 'You asked to use this email address for your {brand} account. Confirm that it’s yours.',
  addressExpires:
    'The link works once and expires in {time}. Open it where you’re signed in. Until then, your current address stays.',
  addressButton: 'Confirm new address',
  addressFootnote:
    'Didn’t ask for this? You can ignore this email: nothing changes without the link. Please don’t forward it.',
  takenSubject: 'Someone asked to use your address at {brand}',
  takenHeading: 'You already have an account, {name}',
  takenAsked:
    'Someone asked to move another {brand} account to this email address. It already has an account: yours.',
  takenWhy: 'An address can only belong to one account, so we changed nothing.',
  takenButton: 'Sign in',
  takenFootnote: 'Wasn’t you? There’s nothing you need to do. We didn’t tell them you have an account.',
  undoSubject: 'Your {brand} email address was changed',
  undoHeading: 'Your email address was changed, {name}',
  undoChanged: 'Your {brand} account now uses another email address. We’ll no longer write to you here.',
  undoNotYou:
    'Wasn’t you? Undo it within {time}. We’ll sign out all devices and send you a link to set a new password.',
  undoButton: 'Undo the change',
  undoFootnote: 'Was it you? Then there’s nothing more to do. Please don’t forward this email.',
});
