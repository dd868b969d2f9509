/** How the key of an alert ends that waits in the place of what nobody did in time; before it the key of that task. */
export const missedMark = '/missed';
