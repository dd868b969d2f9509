import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const channelTexts = defineTexts(import.meta.url, {
  'in-app': 'in the app',
  email: 'by email',
  push: 'by push notification',
  sent: 'It was sent {channels}.',
  sentAsChosenYou: 'It was sent {channels}, as you chose for notifications like this.',
  sentAsChosenThey: 'It was sent {channels}, as they chose for notifications like this.',
  alreadySeenYou: 'Not {channels}: you had already seen it.',
  alreadySeenThey: 'Not {channels}: they had already seen it.',
  undelivered: 'Not {channels}: it couldn’t be delivered.',
  onItsWay: 'It’s on its way {channels}.',
  noDeviceYou: 'Not by push notification: you have no device set up for it.',
  noDeviceThey: 'Not by push notification: they have no device set up for it.',
  noAddressYou: 'Not by email: your address wasn’t confirmed at the time.',
  noAddressThey: 'Not by email: their address wasn’t confirmed at the time.',
  notInApp: 'Not in the app.',
});
