/** Why somebody else could look; `host`: in an appointment with them; `link`: by an address that the person gave away; `admin`: in an emergency, for the reason they gave. */
export const lookReasons = ['expert', 'host', 'team', 'fellow', 'link', 'admin'] as const;
export type LookReason = (typeof lookReasons)[number];
