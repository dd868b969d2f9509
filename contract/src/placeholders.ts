/** Fills `{{name}}`; a placeholder nobody set stays empty rather than showing its braces. */
export const fillPlaceholders = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : '',
  );
