import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const summaryTexts = defineTexts(import.meta.url, {
  danger: 'May mean danger, {day}: {words}',
  dangerPlain: 'Something that may mean danger, {day}',
  oneReading: '{name}: {value} on {day}',
  readings: plural({
    one: '{name}: {n} reading, {last} on {lastDay}',
    other:
      '{name}: {n} readings, from {first} on {firstDay} to {last} on {lastDay}. Lowest {low}, highest {high}',
  }),
  named: '“{name}”: {what}',
  done: plural({ one: 'done once', other: 'done {n} times' }),
  declined: plural({ one: 'declined once', other: 'declined {n} times' }),
  missed: plural({ one: 'missed once', other: 'missed {n} times' }),
  scored: '“{name}”: score {score} on {day}',
  scoredBand: '“{name}”: score {score} ({band}) on {day}',
  scoredBefore: '{now}. Before that, {score}',
  answered: plural({
    one: '“{name}”: answered on {day}',
    other: '“{name}”: answered {n} times, last on {day}',
  }),
  decided: 'The team decided on “{name}” on {day}',
  closed: 'The team closed an alert on {day}',
  sent: plural({
    one: '{n} nudge or reminder sent, {seen} seen',
    other: '{n} nudges and reminders sent, {seen} seen',
  }),
  reached: 'Reached “{name}” on {day}',
  finished: 'Finished the program on {day}',
  endedEarly: 'The program ended early on {day}',
  left: 'Left the program on {day}',
  paused: 'Paused the program on {day}',
  resumed: 'Went on with the program on {day}',
});
