/** Takes no room on the screen, and may stand inside an address. */
const unseen = /[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Mail programs make links of whatever looks like an address, and names are typed by anybody. A space where an address
 * would hold together takes that away in every program and leaves the words readable: "evil. example".
 */
export const defuse = (text: string): string =>
  text
    .replace(unseen, '')
    .replace(/(?<=\S)[.。．｡](?=[\p{L}_]{2})/gu, '$& ')
    .replace(/(?<=\d)\.(?=\d{1,3}\.\d{1,3}\.\d)/g, '. ')
    .replace(/(?<=[a-z]\d?):(?=\S)/gi, ': ')
    .replace(/([/\\])(?=[/\\])/g, '$1 ')
    .replace(/(?<=\S)@(?=\S)/gu, ' @');
