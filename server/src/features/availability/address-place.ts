/** What binds a locked address to its row. */
export const addressPlace = (tenantId: string, calendarId: string): string =>
  `outside-calendar:${tenantId}:${calendarId}`;
