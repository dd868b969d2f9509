import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const passkeyTexts = defineTexts(import.meta.url, {
  passkeys: 'Passkeys',
  passkeysHelp:
    'Sign in with your fingerprint, your face or your device’s PIN instead of a password. Nothing to remember, and no one can trick you into giving it away.',
  none: 'No passkeys yet. Add one on each device you use.',
  add: 'Add a passkey',
  added: 'Your passkey is ready. Use it the next time you sign in.',
  name: 'Name',
  nameHelp: 'So you can tell your passkeys apart.',
  myPhone: 'My phone',
  myComputer: 'My computer',
  create: 'Create passkey',
  cancel: 'Cancel',
  save: 'Save name',
  synced: 'On all your devices',
  onlyAt: 'Works on {host} only',
  addedAt: 'Added',
  lastUsed: 'Last used',
  neverUsed: 'Not used yet',
  rename: 'Rename “{name}”',
  removeNamed: 'Remove “{name}”',
  removeTitle: 'Remove “{name}”?',
  removeText:
    'You can no longer sign in with it. Your device or password manager may still list it. You can delete it there too.',
  remove: 'Remove passkey',
  keep: 'Keep it',
  removed: '“{name}” no longer signs you in.',
  notLoaded: 'We couldn’t load your passkeys.',
  tryAgain: 'Try again',
});
