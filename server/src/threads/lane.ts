/** `now`: a person waits for the answer. `later`: a job does it, whenever there is room. */
export type Lane = 'now' | 'later';
