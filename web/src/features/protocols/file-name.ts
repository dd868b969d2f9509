/** "Better sleep: 4 weeks" → "better-sleep-4-weeks.json"; letters of every language stay. */
export function fileName(name: string, ending = 'json'): string {
  const words = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${words || 'protocol'}.${ending}`;
}
