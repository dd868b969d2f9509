/** How the key of an alert begins by which somebody asks for a person to look at an AI module's choice; after it the choice. */
export const personMark = 'person/';
