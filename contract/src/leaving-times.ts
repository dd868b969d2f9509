/** For so long somebody who asked to delete their account can come back. */
export const graceDays = 14;
/** For so long the copy of somebody's data is kept, and until then they cannot ask for the next one. */
export const exportHours = 24;
