/** Which greeting suits the reader's clock; `hello` until that is known. */
export function greetingAt(hour: number | null): 'morning' | 'afternoon' | 'evening' | 'hello' {
  if (hour === null || hour < 5) return 'hello';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
