/** So many people are reminded at a time; whoever has more of them asks again. No zod: pages read it. */
export const mostReminded = 100;
