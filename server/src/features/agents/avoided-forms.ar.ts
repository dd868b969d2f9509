/** What Arabic topics are put together with. */
export const smallArabic = ['في', 'من', 'عن', 'علي', 'او', 'اي', 'كل', 'مع'];

/** «الحمية» and «حميات» are one word. */
export const stemOfArabic = (word: string): string =>
  word
    .replace(/^(?:[وفبكل]?ال|لل|[وفبل](?=\p{L}{4}))/u, '')
    .replace(/(?<=\p{L}{2})(?:ات|ون|ين|ها|كم|ه)$/u, '');
