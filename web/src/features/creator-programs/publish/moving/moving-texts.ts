import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const movingTexts = defineTexts(import.meta.url, {
  ifPublished: 'If you publish this now',
  moveTo: 'Move current followers to version {number}',
  ifPublishedLead:
    'New followers start on this version. Current followers stay on theirs until you move them, which you can do after publishing. Here’s what it would mean for them.',
  moveLead:
    'They stay on their version until you move them. Nothing they’ve done is asked again, and no message is sent twice.',
  looking: 'Checking what it means for each person',
  failed: 'We couldn’t find out what it means for current followers.',
  again: 'Try again',
  lookAgain: 'Check again',
  ofAll: plural({ one: 'Of {n} current follower:', other: 'Of {n} current followers:' }),
  move: 'ready to move',
  decide: 'requiring a decision',
  stay: 'not affected: nothing changes for them',
  moved: 'moved',
  left: 'kept on their version',
  undone: 'undone',
  failedPeople: 'couldn’t be moved',
  startAll: plural({ one: 'Move {n} person', other: 'Move {n} people' }),
  goOn: 'Continue',
  stop: 'Stop',
  working: '{done} of {all} done',
  stopped: plural({ one: 'Stopped with {n} person to go.', other: 'Stopped with {n} people to go.' }),
  undoAll: 'Undo all moves',
  undoTitle: 'Undo these moves?',
  undoText:
    'People with no activity since the move go back to their earlier version, with the tasks they had. Everyone else stays where they are. Messages already sent can’t be recalled.',
  undoKeep: 'Keep moves',
  undoYes: 'Undo moves',
  reasons: 'Why a decision is needed',
  reasonPeople: plural({ one: '{n} person', other: '{n} people' }),
  names: 'Show everyone by name',
  allThere: 'All current followers are already on this version.',
});
