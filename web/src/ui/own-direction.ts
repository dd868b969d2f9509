/** With `dir="auto"`: a name is read in its own direction, but stands at the side where the page's words begin. */
export const ownDirection = '[text-align:-webkit-match-parent] [text-align:match-parent]';
