/** Others changed the same step: each chooses whose stays. */
export function ClashDialog() {
  return null;
}
