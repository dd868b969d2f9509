import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** What the API says about locations, services and when somebody can be booked. */
export const serviceMessageTexts = defineTexts(import.meta.url, {
  meeting_link_form: 'Enter the full link, such as https://meet.example.com/room.',
  hours_backwards: 'The end must be later than the start.',
  hours_overlap: 'These hours overlap.',
  same_day_twice: 'A day is listed twice.',
  same_twice: 'Each one can be listed once.',
  no_such_room: 'This room isn’t at this location.',
  not_a_host: 'You can choose yourself and experts you work with on a protocol.',
  no_room_for_all: 'No room here has that many seats. Add a larger room, or offer fewer seats.',
  no_files_asked: 'People can’t add files when they book. Choose another kind of question.',
  local_address: 'Local addresses can’t be used.',
  calendar_address: 'Enter the calendar’s address. It starts with https.',
  time_off_too_long: 'Choose up to 366 days, with the start before the end.',
  time_off_over: 'Choose an end that is still to come.',
  location_archived: 'This location is archived. Bring it back first.',
});
